import { isValidElement } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from 'react-router-dom';
import { CustomerLayout } from './layout/customer-layout.tsx';
import { DeliveryLayout } from './layout/delivery-layout.tsx';
import { ShopLayout } from './layout/shop-layout.tsx';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { RoleOnly } from './role-only.tsx';

const HomePage = lazyPage(() => import('../pages/home-page.tsx'));
const AboutPage = lazyPage(() => import('../pages/about-page.tsx'));
const CompaniesPage = lazyPage(() => import('../pages/companies-page.tsx'));
const PricingPage = lazyPage(() => import('../pages/pricing-page.tsx'));
const ContactPage = lazyPage(() => import('../pages/contact-page.tsx'));
const LoginPage = lazyPage(() => import('../pages/login-page.tsx'));
const RegisterPage = lazyPage(() => import('../pages/register-page.tsx'));
const ProductPage = lazyPage(() => import('../pages/product-page.tsx'));
const BrowsePage = lazyPage(() => import('../pages/browse-page.tsx'));
const CustomerPage = lazyPage(() => import('../pages/customer-page.tsx'));
const CartPage = lazyPage(() => import('../pages/cart-page.tsx'));
const CheckoutPage = lazyPage(() => import('../pages/checkout-page.tsx'));
const PaymentReturnPage = lazyPage(() => import('../pages/payment-return-page.tsx'));
const OrdersPage = lazyPage(() => import('../pages/orders-page.tsx'));
const TrackPage = lazyPage(() => import('../pages/track-page.tsx'));
const AddressesPage = lazyPage(() => import('../pages/addresses-page.tsx'));
const PaymentsPage = lazyPage(() => import('../pages/payments-page.tsx'));
const SettingsPage = lazyPage(() => import('../pages/settings-page.tsx'));
const PublicPage = lazyPage(() => import('../pages/public-page.tsx'));
const DeliveryDashboardPage = lazyPage(() => import('../pages/delivery-dashboard-page.tsx'));
const AssignedDeliveriesPage = lazyPage(() => import('../pages/assigned-deliveries-page.tsx'));
const DeliveryMapPage = lazyPage(() => import('../pages/delivery-map-page.tsx'));
const EarningsPage = lazyPage(() => import('../pages/earnings-page.tsx'));
const NotFoundPage = lazyPage(() => import('../pages/not-found-page.tsx'));

const routes = createRoutesFromElements(
  <Route element={<ShopLayout />}>
    <Route index element={<HomePage />} />
    <Route path="about" element={<AboutPage />} />
    <Route path="companies" element={<CompaniesPage />} />
    <Route path="pricing" element={<PricingPage />} />
    <Route path="contact" element={<ContactPage />} />
    <Route path="login" element={<LoginPage />} />
    <Route path="register" element={<RegisterPage />} />
    <Route path="pages/:slug" element={<PublicPage />} />
    <Route path="customer/product/productdetail/:id" element={<ProductPage />} />
    <Route path="admin/product/Productdetail/:id" element={<ProductPage />} />
    <Route path="customer/browse" element={<BrowsePage />} />
    <Route path="payment-callback" element={<PaymentReturnPage />} />
    <Route path="customer/payment-callback" element={<PaymentReturnPage />} />
    <Route path="customer" element={<RoleOnly role="customer" />}>
      <Route path="checkout" element={<CheckoutPage />} />
      <Route element={<CustomerLayout />}>
        <Route index element={<CustomerPage />} />
        <Route path="cart" element={<CartPage />} />
        <Route path="orders" element={<OrdersPage />} />
        <Route path="track/:number?" element={<TrackPage />} />
        <Route path="myaddress" element={<AddressesPage />} />
        <Route path="mypayments" element={<PaymentsPage />} />
        <Route path="settings" element={<SettingsPage />} />
      </Route>
    </Route>
    <Route path="delivery" element={<RoleOnly role="delivery" />}>
      <Route element={<DeliveryLayout />}>
        <Route index element={<Navigate to="/delivery/dashboard" replace />} />
        <Route path="dashboard" element={<DeliveryDashboardPage />} />
        <Route path="deliveries" element={<AssignedDeliveriesPage />} />
        <Route path="map" element={<DeliveryMapPage />} />
        <Route path="earnings" element={<EarningsPage />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Route>,
);

export const AppRoutes = () => useRoutes(routes);

/** Loads the page of an address. What is shown without it, a skeleton, would stand for a while also where the page is there. */
export async function loadPageAt(pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const page = isValidElement(route.element) ? route.element.type : null;
    if (typeof page === 'function' && 'load' in page) await (page as LazyPage).load();
  }
}
