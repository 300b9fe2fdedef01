import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { MAIN_ID } from '../focus-on-navigation.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands around every page. */
export function ShopLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Skip to the content
      </a>
      <Header />
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {!pathname.startsWith('/delivery') && <BottomBar />}
    </>
  );
}

function PageSkeleton() {
  return (
    <div className="page">
      <Loading what="the page" />
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton count={3} />
    </div>
  );
}
