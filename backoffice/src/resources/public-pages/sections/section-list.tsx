import { Skeleton } from '@mui/material';
import { Unread } from '../../../components/figures/unread.tsx';
import { EmptyText } from '../../../components/lists/empty-text.tsx';
import { SectionCard } from './section-card.tsx';
import { useSections } from './use-sections.ts';

/** The sections of a page, in their order on it. */
export function SectionList({ pageId }: { pageId: number }) {
  const { data, error, refetch } = useSections(pageId);
  if (error) return <Unread sentence="The sections can’t be read just now." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;
  if (data.length === 0) return <EmptyText>No sections found.</EmptyText>;
  return data.map((section) => <SectionCard key={section.id} pageId={pageId} section={section} />);
}
