import { useSearchParams } from 'react-router-dom';
import { wholeNumber } from '../lib/whole-number.ts';
import { DEFAULT_ROWS, MOST_ROWS } from './rows-per-page.tsx';

interface TablePage {
  search: string;
  /** From 1. */
  page: number;
  rows: number;
}

/** Whatever an address can't mean is left out. */
function tablePageOf(params: URLSearchParams): TablePage {
  const rows = wholeNumber(params.get('rows')) ?? DEFAULT_ROWS;
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    page: wholeNumber(params.get('page')) ?? 1,
    rows: rows <= MOST_ROWS ? rows : DEFAULT_ROWS,
  };
}

const paramsOf = ({ search, page, rows }: TablePage) =>
  new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(page > 1 && { page: String(page) }),
    ...(rows !== DEFAULT_ROWS && { rows: String(rows) }),
  });

/**
 * Which part of a table is shown. It stands in the page's address, where a reload and Back find it. Another search, or
 * another number of rows, begins on page 1.
 */
export function useTablePage() {
  const [params, setParams] = useSearchParams();
  const show = (change: Partial<TablePage>) => {
    // The address has the newest already where two changes come before the page is drawn.
    const newest = tablePageOf(new URLSearchParams(window.location.search));
    setParams(paramsOf({ ...newest, ...change }), { replace: true });
  };
  return {
    ...tablePageOf(params),
    setSearch: (search: string) => {
      show({ search, page: 1 });
    },
    setPage: (page: number) => {
      show({ page });
    },
    setRows: (rows: number) => {
      show({ rows, page: 1 });
    },
  };
}
