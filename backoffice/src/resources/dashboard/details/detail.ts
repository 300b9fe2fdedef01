import type { ReactNode } from 'react';

export interface DetailColumn<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Shown where there is room for it. */
  isOnWideScreens?: boolean;
}

/** The table behind one figure. */
export interface Detail<Row> {
  title: string;
  /** By what it searches. */
  search: string;
  sort: string;
  /** The first column names the row and leads to its record. */
  columns: readonly [DetailColumn<Row>, ...DetailColumn<Row>[]];
  recordPath: (row: Row) => string;
}
