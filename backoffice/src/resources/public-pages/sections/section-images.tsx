import { Box, Button } from '@mui/material';
import { mediaUrlOfWidth } from '@shop/contracts/media-url';
import type { PageSection } from '@shop/contracts/rest/public-pages';
import { ImageAddressForm } from './image-address-form.tsx';
import { useSectionImages } from './use-section-images.ts';

const WIDTH_PX = 320;
const tiles = {
  ...{ m: 0, mb: 2, p: 0, display: 'grid', gap: 1, listStyle: 'none' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(134px, 1fr))',
};

/** The images of a section. */
export function SectionImages({ pageId, section }: { pageId: number; section: PageSection }) {
  const { add, remove } = useSectionImages(pageId, section);
  return (
    <>
      {section.images.length > 0 && (
        <Box component="ul" aria-label={`Images of ${section.title}`} sx={tiles}>
          {section.images.map((image, index) => (
            <li key={image.id}>
              <Box
                component="img"
                src={mediaUrlOfWidth(image.imageUrl, WIDTH_PX)}
                alt={`Image ${index + 1} of ${section.title}`}
                loading="lazy"
                sx={{ display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover', bgcolor: 'action.hover' }}
              />
              <Button
                fullWidth
                color="error"
                aria-label={`Remove image ${index + 1} of ${section.title}`}
                sx={{ minHeight: 44 }}
                onClick={() => void remove(image)}
              >
                Remove
              </Button>
            </li>
          ))}
        </Box>
      )}
      <ImageAddressForm onAdd={add} />
    </>
  );
}
