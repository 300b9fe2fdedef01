import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  DataTable,
  type DataTableProps,
  FilterButton,
  List,
  type ListProps,
  type RaRecord,
  TopToolbar,
} from 'react-admin';
import { ExportAllButton, type Exporting } from './export-button.tsx';
import { FoundOr } from './found-or.tsx';
import { ListFailed } from './list-failed.tsx';
import { RowsPerPage } from './rows-per-page.tsx';

interface ResourceListProps<Row extends RaRecord, Line> extends Pick<
  ListProps,
  'title' | 'sort' | 'perPage' | 'filterDefaultValues' | 'filter' | 'storeKey' | 'resource' | 'aside'
> {
  /** What it says where nothing is found, literally. */
  empty: string;
  /** The search comes first; what stands behind it can be shown on demand. */
  filters: ReactElement[];
  /** The columns, for wide screens. */
  children: ReactNode;
  /** The rows on a phone, as cards or a `<SimpleList>`. */
  onPhone: ReactNode;
  exporting?: Exporting<Row, Line>;
  /** What the button that leads to the form of a new record says; without it there is none. */
  createLabel?: string;
  /** Buttons besides. */
  actions?: ReactNode;
  rowClick?: DataTableProps['rowClick'];
  bulkActionButtons?: DataTableProps['bulkActionButtons'];
  /** How a row of the table looks that is not like the others. */
  rowSx?: DataTableProps['rowSx'];
  /** Stands around the rows, where they are not simply the records. */
  rowsAround?: (rows: ReactNode) => ReactNode;
  /** What stands on this page, in words, where a record has several rows. */
  onPage?: (records: Row[]) => string;
  /** The last row of the table. */
  foot?: DataTableProps['foot'];
}

/** A table that is wider than the screen moves sideways in its own frame; the labels of the filters stay clear of the bar. */
const frame = { mt: 1, '& .RaList-content': { overflowX: 'auto', contain: 'inline-size' } };
const denseCells = { '& .RaDataTable-rowCell, & .RaDataTable-headerCell': { px: 1 } };

const asTheyAre = (rows: ReactNode) => rows;

/** A failure stands in place of the rows; it needs no notification beside. */
const toldInPlace = { onError: () => undefined };

/**
 * A list as every resource has it: search and filters that the server answers and that can be saved, columns to choose,
 * export of everything found, rows per page; a table on wide screens and cards on a phone.
 */
export function ResourceList<Row extends RaRecord, Line = Row>({
  empty,
  filters,
  children,
  onPhone,
  exporting,
  createLabel,
  actions,
  rowClick = 'show',
  bulkActionButtons = false,
  rowsAround = asTheyAre,
  onPage,
  foot,
  rowSx,
  perPage = 10,
  ...list
}: ResourceListProps<Row, Line>) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      {...list}
      sx={frame}
      perPage={perPage}
      filters={filters}
      empty={false}
      error={<ListFailed />}
      queryOptions={toldInPlace}
      exporter={false}
      pagination={<RowsPerPage<Row> {...(onPage ? { onPage } : {})} />}
      actions={
        <TopToolbar>
          {filters.length > 1 && <FilterButton />}
          {!isPhone && <ColumnsButton />}
          {exporting && <ExportAllButton {...exporting} />}
          {actions}
          {createLabel !== undefined && <CreateButton label={createLabel} />}
        </TopToolbar>
      }
    >
      <FoundOr empty={empty}>
        {rowsAround(
          isPhone ? (
            onPhone
          ) : (
            <DataTable
              rowClick={rowClick}
              bulkActionButtons={bulkActionButtons}
              sx={denseCells}
              {...(foot ? { foot } : {})}
              {...(rowSx ? { rowSx } : {})}
            >
              {children}
            </DataTable>
          ),
        )}
      </FoundOr>
    </List>
  );
}
