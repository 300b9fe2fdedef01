import { sourceSetOf } from '@shop/browser/picture-sources';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { CartIcon, CloseIcon, MenuIcon } from '../../components/icons.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { PageLinks } from '../../features/public-pages/page-links.tsx';
import { useLinkedPages } from '../../features/public-pages/use-linked-pages.ts';
import { useLogo } from '../../features/shop-front/use-logo.ts';
import { useSettings } from '../../features/shop-front/use-settings.ts';
import { useSession } from '../../lib/session/session-context.tsx';
import { AccountCorner } from './account-corner.tsx';
import { CartBadge } from './cart-badge.tsx';

const LINKS = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/companies', label: 'Companies' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
];

export function Header() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenedAt(null);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  const isCustomer = useSession()?.role === 'customer';
  const navigate = useNavigate();
  const pages = useLinkedPages('header');
  return (
    <header className="header">
      <div className="header__bar">
        <Brand />
        <button
          ref={menuButton}
          type="button"
          className="icon-button header__menu-button"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls="header-menu"
          onClick={() => {
            setOpenedAt(isOpen ? null : pathname);
          }}
        >
          {isOpen ? <CloseIcon /> : <MenuIcon />}
        </button>
        <div id="header-menu" className="header__menu" data-open={isOpen}>
          <nav aria-label="Main">
            {LINKS.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
            <PageLinks pages={pages} />
          </nav>
          <SearchForm
            label="Search for clothes"
            name="The whole shop"
            text=""
            onSearch={(text) => void navigate(`/customer/browse?${new URLSearchParams({ q: text }).toString()}`)}
          />
          {isCustomer && (
            <Link className="header__cart" to="/customer/cart">
              <CartIcon />
              <span className="for-screen-readers">Cart</span>
              <CartBadge />
            </Link>
          )}
          <AccountCorner />
        </div>
      </div>
      <div className="kente" aria-hidden="true" />
    </header>
  );
}

function Brand() {
  const logo = useLogo();
  const shopName = useSettings().data?.shopName ?? 'Akwadaa';
  return (
    <Link className="brand" to="/" aria-label={`${shopName}, to the front page`}>
      {logo !== null && (
        <span className="brand__logo">
          {logo && <img src={logo} srcSet={sourceSetOf(logo)} sizes="44px" alt="" width={44} height={44} />}
        </span>
      )}
      <span>{shopName}</span>
    </Link>
  );
}
