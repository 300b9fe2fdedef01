import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';

export interface Figures {
  /** The first is the heading of the names, the others of the numbers. */
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Names and numbers, for those who want the figures themselves. */
export const FiguresTable = ({ label, headings, rows }: Figures & { label: string }) => (
  <TableContainer>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {headings.map((heading, column) => (
            <TableCell key={heading} align={column === 0 ? 'left' : 'right'} sx={{ fontWeight: 700 }}>
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...numbers], row) => (
          <TableRow key={row}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {numbers.map((number, column) => (
              <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {number}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
