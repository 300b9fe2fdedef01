import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { CartIcon, DressIcon, HomeIcon, ParcelIcon, PersonIcon } from '../../components/icons.tsx';
import { useSession } from '../../lib/session/session-context.tsx';
import type { AfterSignIn } from '../after-sign-in.ts';
import { homeOfRole } from '../home-of-role.ts';
import { CartBadge } from './cart-badge.tsx';

/**
 * The thumb's bar on phones. A visitor is led to sign in first, and then to where the bar said; people of other roles
 * than customers have no cart and no orders of their own.
 */
export function BottomBar() {
  const session = useSession();
  const mayBuy = session === null || session.role === 'customer';
  const own = (path: string) =>
    session ? { to: path } : { to: '/login', state: { returnTo: path } satisfies AfterSignIn };
  const item = (icon: ReactNode, label: string, target: { to: string; state?: AfterSignIn }, badge?: ReactNode) => (
    <NavLink {...target} end>
      <span className="bottom-bar__icon">
        {icon}
        {badge}
      </span>
      {label}
    </NavLink>
  );
  return (
    <nav className="bottom-bar" aria-label="Shortcuts">
      {item(<HomeIcon />, 'Home', { to: '/' })}
      {item(<DressIcon />, 'Categories', { to: '/customer/browse' })}
      {mayBuy && item(<CartIcon />, 'Cart', own('/customer/cart'), <CartBadge />)}
      {mayBuy && item(<ParcelIcon />, 'Orders', own('/customer/orders'))}
      {item(<PersonIcon />, 'Me', own(homeOfRole(session?.role ?? 'customer').path))}
    </nav>
  );
}
