import { type ReactNode, Suspense } from 'react';
import { Layout } from 'react-admin';
import { DialogsProvider } from '../components/dialogs/dialogs-provider.tsx';
import { BackOfficeBar } from './back-office-bar.tsx';
import { NamedSidebar } from './named-sidebar.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/** The frame of every screen: the bar, the menu of the area, and the place where questions are asked. */
export const layoutWithMenu = (Menu: () => ReactNode) =>
  function BackOfficeLayout({ children }: { children: ReactNode }) {
    return (
      <DialogsProvider>
        <Layout appBar={BackOfficeBar} menu={Menu} sidebar={NamedSidebar} appBarAlwaysOn>
          <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
        </Layout>
      </DialogsProvider>
    );
  };
