import { Box } from '@mui/material';

interface StockCountProps {
  stock: number;
  heldStock: number;
}

/** The pieces that are there, and how many of them customers who are paying hold. */
export const StockCount = ({ stock, heldStock }: StockCountProps) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {stock}
    {heldStock > 0 && (
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {' '}
        ({heldStock} held)
      </Box>
    )}
  </Box>
);
