import { Box } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { Picture } from '../../../components/fields/picture.tsx';
import { EmptyText } from '../../../components/lists/empty-text.tsx';
import { Section } from '../../../components/records/section.tsx';

const SIZE_PX = 132;

/** All pictures and videos of a product, those of its colours under their names. */
export function ProductPictures({ product: { name, images, variants, videos } }: { product: Product }) {
  const galleries = [
    { title: 'Pictures', of: name, images },
    ...variants.map((variant) => ({
      title: variant.color.name,
      of: `${name}, ${variant.color.name}`,
      images: variant.images,
    })),
  ].filter((gallery) => gallery.images.length > 0);
  return (
    <>
      {galleries.length === 0 && (
        <Section title="Pictures">
          <EmptyText>Without a picture the product is not shown to customers.</EmptyText>
        </Section>
      )}
      {galleries.map((gallery) => (
        <Section key={gallery.title} title={gallery.title}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {gallery.images.map(({ id, url, alt }, place) => (
              <Picture key={id} url={url} alt={alt ?? `${gallery.of}, picture ${place + 1}`} sizePx={SIZE_PX} />
            ))}
          </Box>
        </Section>
      ))}
      {videos.length > 0 && (
        <Section title="Videos">
          <Box
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' }}
          >
            {videos.map(({ id, url }, place) => (
              <Box
                key={id}
                component="video"
                src={url}
                controls
                preload="metadata"
                aria-label={`${name}, video ${place + 1}`}
                sx={{ width: '100%', aspectRatio: '16 / 9', bgcolor: 'common.black' }}
              />
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}
