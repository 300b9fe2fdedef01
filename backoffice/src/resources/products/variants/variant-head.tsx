import { AccordionSummary, Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { VariantValues } from './editor-values.ts';
import { Swatch } from './swatch.tsx';
import { variantSummary } from './variant-summary.ts';

interface VariantHeadProps {
  id: string;
  /** The id of what it opens; the accordion reads it here. */
  'aria-controls': string;
  name: string;
  hex: string | null | undefined;
  variant: VariantValues;
  heldStock: number;
  icon: ReactNode;
}

/** The line of a colour that opens and closes its block. */
export const VariantHead = ({ name, hex, variant, heldStock, icon, ...ids }: VariantHeadProps) => (
  <AccordionSummary {...ids} expandIcon={icon}>
    <Stack direction="row" spacing={1.5} component="span" sx={{ alignItems: 'center', minWidth: 0 }}>
      <Swatch hex={hex} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block' }}>
          {variantSummary(variant, heldStock)}
        </Typography>
      </Box>
    </Stack>
  </AccordionSummary>
);
