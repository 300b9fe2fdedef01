import { Link } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button.tsx';
import { useSignOut } from '../../features/signing-in/use-sign-out.ts';
import { useSession } from '../../lib/session/session-context.tsx';
import { homeOfRole } from '@shop/browser/session/home-of-role';

export function AccountCorner() {
  const session = useSession();
  const { signOut, isSigningOut } = useSignOut();
  if (session === null)
    return (
      <Link className="button header__login" to="/login">
        Login
      </Link>
    );
  const { path, frontEnd } = homeOfRole(session.role);
  const welcome = `Welcome - ${session.email}`;
  return (
    <div className="account">
      {frontEnd === 'storefront' ? (
        <Link className="account__welcome" to={path}>
          {welcome}
        </Link>
      ) : (
        <a className="account__welcome" href={path}>
          {welcome}
        </a>
      )}
      <BusyButton
        type="button"
        className="button button--quiet"
        isBusy={isSigningOut}
        onClick={() => {
          void signOut();
        }}
      >
        {isSigningOut ? 'Logging out…' : 'Logout'}
      </BusyButton>
    </div>
  );
}
