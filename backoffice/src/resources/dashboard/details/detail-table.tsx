import {
  Link as Anchor,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Detail, DetailColumn } from './detail.ts';

interface DetailTableProps<Row extends RaRecord> {
  detail: Detail<Row>;
  /** Undefined until they are read. */
  rows: readonly Row[] | undefined;
  waitsFor: number;
}

const shown = <Row,>({ isOnWideScreens }: DetailColumn<Row>) =>
  isOnWideScreens ? { display: { xs: 'none', sm: 'table-cell' } } : {};
const kept = <Row,>({ isNumber }: DetailColumn<Row>) => (isNumber ? { whiteSpace: 'nowrap' } : {});
const aligned = <Row,>({ isNumber }: DetailColumn<Row>) => (isNumber ? 'right' : 'left');

/** One page of rows; the whole row leads to its record. */
export function DetailTable<Row extends RaRecord>({ detail, rows, waitsFor }: DetailTableProps<Row>) {
  const [name, ...others] = detail.columns;
  return (
    <TableContainer>
      <Table aria-label={detail.title} size="small" sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            {detail.columns.map((column) => (
              <TableCell key={column.heading} align={aligned(column)} sx={{ fontWeight: 700, ...shown(column) }}>
                {column.heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows?.map((row) => (
            <TableRow key={row.id} hover sx={{ position: 'relative', height: 48 }}>
              <TableCell component="th" scope="row">
                <Anchor
                  component={Link}
                  to={detail.recordPath(row)}
                  sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  {name.cell(row)}
                </Anchor>
              </TableCell>
              {others.map((column) => (
                <TableCell key={column.heading} align={aligned(column)} sx={{ ...shown(column), ...kept(column) }}>
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          )) ??
            Array.from({ length: waitsFor }, (_, row) => (
              <TableRow key={row} sx={{ height: 48 }}>
                <TableCell colSpan={detail.columns.length}>
                  <Skeleton />
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
