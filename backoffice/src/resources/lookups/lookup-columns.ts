import type { Lookup } from '@shop/contracts/rest/lookups';
import type { ExportColumn } from '../../components/lists/csv.ts';
import type { Kind } from './lookup-kind.ts';

const ownColumns: readonly ExportColumn<Lookup>[] = [
  { heading: 'Id', value: ({ id }) => id },
  { heading: 'Name', value: ({ name }) => name },
];

/** What an export has of each entry: what the screen shows. A category that could not be read stands there by its id. */
export function lookupColumns({ hasCategory }: Kind, categories: readonly Lookup[]): readonly ExportColumn<Lookup>[] {
  if (!hasCategory) return ownColumns;
  const names = new Map<number | undefined, string>(categories.map(({ id, name }) => [id, name]));
  return [...ownColumns, { heading: 'Category', value: ({ categoryId }) => names.get(categoryId) ?? categoryId }];
}
