import { Box } from '@mui/material';

/** A colour as it looks; hatched where nobody has said how. */
export const Swatch = ({ hex }: { hex: string | null | undefined }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      ...{ display: 'inline-block', flex: 'none', width: 22, height: 22, borderRadius: '50%' },
      ...{ border: 1, borderColor: 'text.secondary' },
      background: hex ?? 'repeating-linear-gradient(45deg, transparent 0 4px, currentColor 4px 5px)',
    }}
  />
);
