import { Box, Stack, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import { Picture } from '../../components/fields/picture.tsx';
import type { CartItemsProps } from './cart-items.tsx';

const HEADINGS = ['Product', 'Color', 'Size', 'SKU', 'Price', 'Quantity', 'Total'];
const NUMBERS = new Set(['Price', 'Quantity', 'Total']);
const alignOf = (heading: string) => (NUMBERS.has(heading) ? 'right' : 'left');
const oneLine = { whiteSpace: 'nowrap' };

export const CartItemTable = ({ items, totalAmount }: CartItemsProps) => (
  <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
    <TableHead>
      <TableRow>
        {HEADINGS.map((heading) => (
          <TableCell key={heading} align={alignOf(heading)} sx={{ fontWeight: 700 }}>
            {heading}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {items.map(({ id, product, color, size, SKU, price, quantity, total, isAvailable }) => (
        <TableRow key={id}>
          <TableCell>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Picture url={product.imageUrl} alt="" />
              <div>
                {product.name}
                {!isAvailable && <Box sx={{ color: 'error.main' }}>Can’t be bought any more</Box>}
              </div>
            </Stack>
          </TableCell>
          <TableCell>{color ?? '–'}</TableCell>
          <TableCell>{size ?? '–'}</TableCell>
          <TableCell>{SKU}</TableCell>
          <TableCell align="right" sx={oneLine}>
            {formatGhs(price)}
          </TableCell>
          <TableCell align="right">{quantity}</TableCell>
          <TableCell align="right" sx={oneLine}>
            {formatGhs(total)}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
    <TableFooter>
      <TableRow sx={{ '& td': { color: 'text.primary', fontSize: 'body2.fontSize' } }}>
        <TableCell colSpan={HEADINGS.length - 1}>Total of what can be bought now, without shipping</TableCell>
        <TableCell align="right" sx={{ fontWeight: 700, ...oneLine }}>
          {formatGhs(totalAmount)}
        </TableCell>
      </TableRow>
    </TableFooter>
  </Table>
);
