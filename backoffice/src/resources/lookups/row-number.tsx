import type { Identifier, RaRecord } from 'react-admin';
import { useListContext } from 'react-admin';

/** The place of a row in the whole list, from 1. */
export function RowNumber({ id }: { id: Identifier }) {
  const { data = [], page, perPage } = useListContext<RaRecord>();
  return <>{(page - 1) * perPage + data.findIndex((row) => row.id === id) + 1}</>;
}
