import { LoadFailure } from '../../components/load-failure.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { PageSectionView } from './page-section-view.tsx';
import { usePageSections } from './use-page-sections.ts';

export function PageSections({ pageId }: { pageId: number }) {
  const { data: sections, error, mutate } = usePageSections(pageId);
  if (sections) return sections.map((section) => <PageSectionView key={section.id} section={section} />);
  if (error) return <LoadFailure says="This part could not be loaded." onRetry={() => void mutate()} />;
  return (
    <>
      <Loading what="the page" />
      <Skeleton shape="block" />
    </>
  );
}
