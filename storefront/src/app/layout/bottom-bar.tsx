import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CartIcon, DressIcon, HomeIcon, ParcelIcon, PersonIcon } from '../../components/icons.tsx';
import { useSession } from '../../lib/session/session-context.tsx';
import type { AfterSignIn } from '../after-sign-in.ts';
import { homeOfRole } from '@shop/browser/session/home-of-role';
import { CartBadge } from './cart-badge.tsx';
import { type Place, placeOf } from './place-of.ts';

interface Entry {
  place: Place;
  label: string;
  icon: ReactNode;
  to: string;
  /** Only somebody who is signed in has one. */
  isOwn?: boolean;
  badge?: ReactNode;
}

const SHOP: readonly Entry[] = [
  { place: 'home', label: 'Home', icon: <HomeIcon />, to: '/' },
  { place: 'categories', label: 'Categories', icon: <DressIcon />, to: '/customer/browse' },
];
const BUYING: readonly Entry[] = [
  { place: 'cart', label: 'Cart', icon: <CartIcon />, to: '/customer/cart', isOwn: true, badge: <CartBadge /> },
  { place: 'orders', label: 'Orders', icon: <ParcelIcon />, to: '/customer/orders', isOwn: true },
];

/**
 * The thumb's bar on phones. A visitor is led to sign in first, and then to where the bar said; people of other roles
 * than customers have no cart and no orders of their own.
 */
export function BottomBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const role = session?.role ?? 'customer';
  const me: Entry = { place: 'me', label: 'Me', icon: <PersonIcon />, to: homeOfRole(role).path, isOwn: true };
  const here = placeOf(pathname);
  return (
    <nav className="bottom-bar" aria-label="Shortcuts">
      {[...SHOP, ...(role === 'customer' ? BUYING : []), me].map(({ place, label, icon, to, isOwn, badge }) => {
        const viaSignIn: AfterSignIn = { returnTo: to };
        const target = isOwn && session === null ? { to: '/login', state: viaSignIn } : { to };
        return (
          <Link key={place} {...target} aria-current={here === place ? 'page' : undefined}>
            <span className="bottom-bar__icon">
              {icon}
              {badge}
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
