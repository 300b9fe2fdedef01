import { Box, Typography } from '@mui/material';
import { mediaUrlOfWidth } from '@shop/contracts/media-url';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { Section } from '../../../components/records/section.tsx';

const WIDTH_PX = 320;
const tiles = {
  ...{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
};

/** The pictures and clips with which the shop shows itself. */
export const VendorMedia = ({ vendor: { shopName, images, videos } }: { vendor: Vendor }) => (
  <>
    <Section title="Pictures">
      {images.length === 0 && <Typography color="text.secondary">No pictures.</Typography>}
      <Box component="ul" sx={tiles}>
        {images.map(({ id, url, alt }, index) => (
          <li key={id}>
            <Box
              component="img"
              src={mediaUrlOfWidth(url, WIDTH_PX)}
              alt={alt ?? `Picture ${index + 1} of ${shopName}`}
              loading="lazy"
              sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
            />
          </li>
        ))}
      </Box>
    </Section>
    <Section title="Videos">
      {videos.length === 0 && <Typography color="text.secondary">No videos.</Typography>}
      <Box component="ul" sx={tiles}>
        {videos.map(({ id, url, caption }, index) => (
          <li key={id}>
            <Box
              component="video"
              src={url}
              controls
              preload="metadata"
              aria-label={caption ?? `Video ${index + 1} of ${shopName}`}
              sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', bgcolor: 'common.black', borderRadius: 1 }}
            />
            <Typography variant="body2">{caption ?? 'No caption'}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  </>
);
