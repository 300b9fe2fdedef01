import type { PageSection } from '@shop/contracts/rest/public-pages';
import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';

const ALL = 1000;

/** Where the sections of a page are read and added. */
export const sectionsOf = (pageId: number) => `public-pages/${pageId}/origins`;

/** The sections of a page in their order on it. */
export const useSections = (pageId: number) =>
  useGetList<PageSection>(sectionsOf(pageId), {
    pagination: { page: 1, perPage: ALL },
    sort: { field: 'id', order: 'ASC' },
  });

/** Reads the sections of a page anew. */
export function useReadAgain(pageId: number) {
  const known = useQueryClient();
  return () => known.invalidateQueries({ queryKey: [sectionsOf(pageId)] });
}
