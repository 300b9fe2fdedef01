import type { ReactNode } from 'react';
import { ListContextProvider, type RaRecord, useListContext } from 'react-admin';

interface ManyRowsProps<Record extends RaRecord, Row extends RaRecord> {
  rowsOf: (record: Record) => Row[];
  children: ReactNode;
}

/** Shows several rows for each record of the list around it; pages still count records. */
export function ManyRows<Record extends RaRecord, Row extends RaRecord>({
  rowsOf,
  children,
}: ManyRowsProps<Record, Row>) {
  const list = useListContext<Record>();
  const rows = list.data?.flatMap(rowsOf);
  // The rest of the context, its type too, is that of a list which is loaded or not, as before.
  return <ListContextProvider value={{ ...list, data: rows } as never}>{children}</ListContextProvider>;
}
