import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { EmptyText } from './empty-text.tsx';

/** The rows of the list around it, or what it says where there are none. */
export function FoundOr({ empty, children }: { empty: string; children: ReactNode }) {
  const { isPending, error, total } = useListContext();
  return !isPending && !error && total === 0 ? <EmptyText>{empty}</EmptyText> : children;
}
