import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { downloadCSV, type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import { sentenceOfFailure } from '../sentence-of-failure.ts';
import type { ExportColumn } from './csv.ts';

/** As many rows as one call of a list answers. */
const ROWS_A_CALL = 1000;

export interface Exporting<Row extends RaRecord, Line = Row> {
  /** The file's name, without its ending. */
  name: string;
  columns: readonly ExportColumn<Line>[];
  /** The lines of one record, where it has not exactly one. */
  linesOf?: (record: Row) => Line[];
}

/** Saves everything that the filter finds as a CSV file, read from the server page by page. */
export function ExportAllButton<Row extends RaRecord, Line = Row>({ name, columns, linesOf }: Exporting<Row, Line>) {
  const { resource, filterValues, sort, total } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);

  const readAll = async (): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: ROWS_A_CALL };
      const { data } = await dataProvider.getList<Row>(resource, { pagination, sort, filter: filterValues });
      rows.push(...data);
      if (data.length < ROWS_A_CALL) return rows;
    }
  };
  const save = async () => {
    setIsBusy(true);
    try {
      const [rows, { csvOf }] = await Promise.all([readAll(), import('./csv.ts')]);
      // Without linesOf a line is a record.
      const lines = linesOf ? rows.flatMap(linesOf) : (rows as unknown as Line[]);
      downloadCSV(csvOf(lines, columns), name);
    } catch (failure) {
      notify(sentenceOfFailure('The export failed.', failure), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={isBusy || !total} onClick={() => void save()}>
      {isBusy ? 'Exporting…' : 'Export'}
    </Button>
  );
}
