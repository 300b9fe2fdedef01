import { Link, useLocation } from 'react-router-dom';
import { PageLinks } from '../../features/public-pages/page-links.tsx';
import { useLinkedPages } from '../../features/public-pages/use-linked-pages.ts';
import { useSettings } from '../../features/shop-front/use-settings.ts';
import { afterSignInOf } from '../after-sign-in.ts';
import { formatPhone } from '@shop/browser/phone';

export function Footer() {
  const { data: settings } = useSettings();
  const pages = useLinkedPages('footer');
  const after = afterSignInOf(useLocation().state);
  return (
    <footer className="footer">
      <div className="kente" aria-hidden="true" />
      <div className="footer__columns">
        <div>
          <strong>{settings?.shopName}</strong>
          <p>Children’s clothes from shops all over Ghana, brought to your door.</p>
        </div>
        <div>
          <strong>Pay safely</strong>
          <p>Mobile money or card. Your order is kept even when your phone goes off.</p>
        </div>
        {settings && (
          <div>
            <strong>Talk to us</strong>
            <p>
              <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{formatPhone(settings.phone)}</a>
              <br />
              {settings.address}
            </p>
          </div>
        )}
        <div>
          <strong>Join in</strong>
          <p>
            <Link to="/register" state={after}>
              Register as a customer, a vendor or a delivery agent
            </Link>
          </p>
          {pages.length > 0 && (
            <nav className="footer__pages" aria-label="More about the shop">
              <PageLinks pages={pages} />
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}
