import { NavLink, Outlet } from 'react-router-dom';
import { CoinsIcon, HomeIcon, ParcelIcon, PinIcon } from '../../components/icons.tsx';
import { useProfile } from '../../features/profile/use-profile.ts';

const MENU = [
  { to: '/delivery/dashboard', label: 'Dashboard', icon: <HomeIcon /> },
  { to: '/delivery/deliveries', label: 'Assigned Deliveries', icon: <ParcelIcon /> },
  { to: '/delivery/map', label: 'Map', icon: <PinIcon /> },
  { to: '/delivery/earnings', label: 'Earnings', icon: <CoinsIcon /> },
];

/** The agent's area: its menu stands at the side, and on a phone where the thumb is, in place of the shop's bar. */
export function DeliveryLayout() {
  const { profile } = useProfile();
  return (
    <div className="delivery">
      <nav className="delivery__menu" aria-label="Deliveries">
        {MENU.map(({ to, label, icon }) => (
          <NavLink key={to} to={to}>
            {icon}
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="delivery__page">
        <p className="delivery__agent">{profile?.name}</p>
        <Outlet />
      </div>
    </div>
  );
}
