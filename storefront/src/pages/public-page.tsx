import { useParams } from 'react-router-dom';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { PageSections } from '../features/public-pages/page-sections.tsx';
import { usePublicPages } from '../features/public-pages/use-public-pages.ts';
import NotFoundPage from './not-found-page.tsx';

/** A page that an admin has made. */
export default function PublicPage() {
  const { slug } = useParams();
  const { data: pages, error, mutate } = usePublicPages();
  const page = pages?.find((each) => each.slug === slug);
  if (pages && !page) return <NotFoundPage />;
  return (
    <article className="page page--text">
      {page ? (
        <>
          <PageTitle>{page.title}</PageTitle>
          {page.description && <p className="lead">{page.description}</p>}
          <PageSections pageId={page.id} />
        </>
      ) : error ? (
        <LoadFailure says="The page could not be loaded." onRetry={() => void mutate()} />
      ) : (
        <>
          <Loading what="the page" />
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </>
      )}
    </article>
  );
}
