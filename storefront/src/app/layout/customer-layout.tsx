import { NavLink, Outlet } from 'react-router-dom';

const MENU = [
  { to: '/customer', label: 'Dashboard' },
  { to: '/customer/browse', label: 'Browse' },
  { to: '/customer/cart', label: 'Cart' },
  { to: '/customer/orders', label: 'Orders' },
  { to: '/customer/track', label: 'Track order' },
  { to: '/customer/mypayments', label: 'Payments' },
  { to: '/customer/myaddress', label: 'Add Address' },
  { to: '/customer/settings', label: 'Settings' },
];

/** The customer area's menu beside its pages; phones reach them from the dashboard and the bottom bar. */
export function CustomerLayout() {
  return (
    <div className="customer">
      <nav className="customer__menu" aria-label="My account">
        {MENU.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/customer'}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
