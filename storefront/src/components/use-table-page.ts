import { useState } from 'react';
import { DEFAULT_ROWS } from './rows-per-page.tsx';

/** Which part of a table is shown. Another search, or another number of rows, begins on page 1. */
export function useTablePage() {
  const [state, setState] = useState({ search: '', page: 1, rows: DEFAULT_ROWS });
  return {
    ...state,
    setSearch: (search: string) => {
      setState({ ...state, search, page: 1 });
    },
    setPage: (page: number) => {
      setState({ ...state, page });
    },
    setRows: (rows: number) => {
      setState({ ...state, rows, page: 1 });
    },
  };
}
