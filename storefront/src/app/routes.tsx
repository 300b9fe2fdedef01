import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CustomerLayout } from './layout/customer-layout.tsx';
import { DeliveryLayout } from './layout/delivery-layout.tsx';
import { ShopLayout } from './layout/shop-layout.tsx';
import { RoleOnly } from './role-only.tsx';

const HomePage = lazy(() => import('../pages/home-page.tsx'));
const AboutPage = lazy(() => import('../pages/about-page.tsx'));
const CompaniesPage = lazy(() => import('../pages/companies-page.tsx'));
const PricingPage = lazy(() => import('../pages/pricing-page.tsx'));
const ContactPage = lazy(() => import('../pages/contact-page.tsx'));
const LoginPage = lazy(() => import('../pages/login-page.tsx'));
const RegisterPage = lazy(() => import('../pages/register-page.tsx'));
const ProductPage = lazy(() => import('../pages/product-page.tsx'));
const BrowsePage = lazy(() => import('../pages/browse-page.tsx'));
const CustomerPage = lazy(() => import('../pages/customer-page.tsx'));
const CartPage = lazy(() => import('../pages/cart-page.tsx'));
const CheckoutPage = lazy(() => import('../pages/checkout-page.tsx'));
const PaymentReturnPage = lazy(() => import('../pages/payment-return-page.tsx'));
const OrdersPage = lazy(() => import('../pages/orders-page.tsx'));
const TrackPage = lazy(() => import('../pages/track-page.tsx'));
const AddressesPage = lazy(() => import('../pages/addresses-page.tsx'));
const PaymentsPage = lazy(() => import('../pages/payments-page.tsx'));
const SettingsPage = lazy(() => import('../pages/settings-page.tsx'));
const PublicPage = lazy(() => import('../pages/public-page.tsx'));
const DeliveryDashboardPage = lazy(() => import('../pages/delivery-dashboard-page.tsx'));
const AssignedDeliveriesPage = lazy(() => import('../pages/assigned-deliveries-page.tsx'));
const DeliveryMapPage = lazy(() => import('../pages/delivery-map-page.tsx'));
const EarningsPage = lazy(() => import('../pages/earnings-page.tsx'));
const NotOpenedYetPage = lazy(() => import('../pages/not-opened-yet-page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found-page.tsx'));

export function AppRoutes() {
  return (
    <Routes>
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
        <Route path="admin" element={<RoleOnly role="admin" />}>
          <Route path="*" element={<NotOpenedYetPage />} />
        </Route>
        <Route path="vendor" element={<RoleOnly role="vendor" />}>
          <Route path="*" element={<NotOpenedYetPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
