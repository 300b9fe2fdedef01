import type { SessionStore } from '@shop/browser/session/session-store';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import type { Shop } from '../data/shop.tsx';
import { layoutWithMenu } from '../layout/back-office-layout.tsx';
import { darkTheme, lightTheme } from '../layout/theme.ts';
import { VendorMenu } from '../layout/vendor-menu.tsx';
import { clients } from '../resources/clients/index.ts';
import { orders } from '../resources/orders/index.ts';
import { payments } from '../resources/payments/index.ts';
import { products } from '../resources/products/index.ts';
import { routesOf } from './documented-paths.tsx';
import { i18nProvider } from './messages.ts';
import { ScreenNotFound } from './screen-not-found.tsx';
import { useProviders } from './use-providers.ts';
import { vendorDocumentedPaths } from './vendor-documented-paths.ts';

const VendorDashboard = lazy(() => import('../resources/vendor-dashboard/vendor-dashboard.tsx'));
const VendorAnalytics = lazy(() => import('../resources/vendor-analytics/vendor-analytics.tsx'));
const Transactions = lazy(() => import('../resources/earnings/transactions.tsx'));
const Earnings = lazy(() => import('../resources/earnings/earnings.tsx'));
const Messages = lazy(() => import('../resources/earnings/messages.tsx'));
const StoreSettings = lazy(() => import('../resources/store-settings/store-settings.tsx'));
const Profile = lazy(() => import('../resources/profile/profile.tsx'));

const Layout = layoutWithMenu(VendorMenu);
const ToDashboard = () => <Navigate to="/dashboard" replace />;

/** Everything that a vendor works with, of its own data alone: the server decides what that is. */
export default function VendorArea({ shop, sessions }: { shop: Shop; sessions: SessionStore }) {
  return (
    <Admin
      {...useProviders(shop, sessions)}
      title="Akwadaa for vendors"
      i18nProvider={i18nProvider}
      layout={Layout}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      dashboard={ToDashboard}
      catchAll={ScreenNotFound}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="dashboard" element={<VendorDashboard />} />
        <Route path="analytics" element={<VendorAnalytics />} />
        <Route path="transactions" element={<Transactions />} />
        <Route path="earnings" element={<Earnings />} />
        <Route path="messages" element={<Messages />} />
        <Route path="settings" element={<StoreSettings />} />
        <Route path="profile" element={<Profile />} />
        {routesOf(vendorDocumentedPaths)}
      </CustomRoutes>
      <Resource {...products} />
      <Resource {...orders} />
      <Resource {...payments} />
      <Resource {...clients} />
    </Admin>
  );
}
