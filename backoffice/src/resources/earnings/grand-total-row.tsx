import { TableCell, TableFooter, TableRow } from '@mui/material';
import { useDataTableStoreContext, useStore } from 'react-admin';
import { GrandTotal } from './grand-total.tsx';

const COLUMNS = 4;

/** The last row of the table, as wide as the columns that are shown. */
export function GrandTotalRow() {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const isOneLeft = hidden.length >= COLUMNS - 1;
  return (
    <TableFooter>
      <TableRow sx={{ '& td': { color: 'text.primary', fontSize: 'body2.fontSize', px: 1 } }}>
        <TableCell colSpan={isOneLeft ? 1 : COLUMNS - 1 - hidden.length} sx={{ fontWeight: 700 }}>
          Grand Total
        </TableCell>
        <TableCell align="right">
          <GrandTotal />
        </TableCell>
      </TableRow>
    </TableFooter>
  );
}
