import { Box, Chip, Stack, type SxProps } from '@mui/material';
import type { ProductRow } from './product-rows.ts';
import { reasonsNotSold } from './product-state.ts';

const quiet: SxProps = { color: 'text.secondary', typography: 'body2' };

/**
 * What a row is called, which colour and size it tells of, and why nobody can buy it. In the rows after its first the product is
 * named quietly.
 */
export const ProductName = ({ row: { product, variant, choice, isFirst } }: { row: ProductRow }) => (
  <Box sx={{ overflowWrap: 'anywhere', minWidth: '9rem' }}>
    <Box component={isFirst ? 'strong' : 'span'} sx={isFirst ? {} : quiet}>
      {product.name}
    </Box>
    {choice !== '' && (
      <Box component="span" sx={{ display: 'block', ...(isFirst ? quiet : {}) }}>
        {choice}
      </Box>
    )}
    <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {reasonsNotSold(product, variant).map((reason) => (
        <Chip key={reason} size="small" variant="outlined" color="warning" label={reason} component="span" />
      ))}
    </Stack>
  </Box>
);
