import type { SessionStore } from '@shop/browser/session/session-store';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import type { Shop } from '../data/shop.tsx';
import { AdminMenu } from '../layout/admin-menu.tsx';
import { layoutWithMenu } from '../layout/back-office-layout.tsx';
import { darkTheme, lightTheme } from '../layout/theme.ts';
import { carts } from '../resources/carts/index.ts';
import { deliveries } from '../resources/deliveries/index.ts';
import { deliveryAgents } from '../resources/delivery-agents/index.ts';
import { imageSliders } from '../resources/image-sliders/index.ts';
import { logReports } from '../resources/log-reports/index.ts';
import { lookups } from '../resources/lookups/index.tsx';
import { orders } from '../resources/orders/index.ts';
import { payments } from '../resources/payments/index.ts';
import { products } from '../resources/products/index.ts';
import { publicPages } from '../resources/public-pages/index.ts';
import { roles } from '../resources/roles/index.ts';
import { users } from '../resources/users/index.ts';
import { vendors } from '../resources/vendors/index.ts';
import { videoSliders } from '../resources/video-sliders/index.ts';
import { adminDocumentedPaths } from './admin-documented-paths.ts';
import { routesOf } from './documented-paths.tsx';
import { i18nProvider } from './messages.ts';
import { ScreenNotFound } from './screen-not-found.tsx';
import { useProviders } from './use-providers.ts';

const Dashboard = lazy(() => import('../resources/dashboard/dashboard.tsx'));
const SettingsPage = lazy(() => import('../resources/dashboard/settings-page.tsx'));
const ShopSettings = lazy(() => import('../resources/settings/shop-settings.tsx'));
const Profile = lazy(() => import('../resources/profile/profile.tsx'));

const Layout = layoutWithMenu(AdminMenu);
const ToDashboard = () => <Navigate to="/dashboard" replace />;

/** Everything that admins work with. */
export default function AdminArea({ shop, sessions }: { shop: Shop; sessions: SessionStore }) {
  return (
    <Admin
      {...useProviders(shop, sessions)}
      title="Akwadaa back office"
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
        <Route path="dashboard" element={<Dashboard />} />
        <Route path="settingspage" element={<SettingsPage />} />
        <Route path="settings" element={<ShopSettings />} />
        <Route path="profile" element={<Profile />} />
        {routesOf(adminDocumentedPaths)}
      </CustomRoutes>
      <Resource {...users} />
      <Resource {...roles} />
      <Resource {...vendors} />
      <Resource {...deliveryAgents} />
      <Resource {...products} />
      {lookups.map((lookup) => (
        <Resource key={lookup.name} {...lookup} />
      ))}
      <Resource {...publicPages} />
      <Resource {...imageSliders} />
      <Resource {...videoSliders} />
      <Resource {...carts} />
      <Resource {...orders} />
      <Resource {...deliveries} />
      <Resource {...payments} />
      <Resource {...logReports} />
    </Admin>
  );
}
