import type { Role } from '@shop/contracts/roles';
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../lib/session/session-context.tsx';
import { useGoHome } from './use-go-home.ts';

/** Long enough to read the sentence. */
const READING_MS = 2000;

const PEOPLE: Record<Role, string> = {
  admin: 'admins',
  vendor: 'vendors',
  delivery: 'delivery agents',
  customer: 'customers',
};

/** The door of one role's area. The server decides on every call; this only spares people screens that are not theirs. */
export function RoleOnly({ role }: { role: Role }) {
  const session = useSession();
  if (session === null) return <Navigate to="/" replace />;
  return session.role === role ? <Outlet /> : <SentHome home={session.role} area={role} />;
}

function SentHome({ home, area }: { home: Role; area: Role }) {
  const goHome = useGoHome();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      goHome(home);
    }, READING_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [goHome, home]);
  return (
    <p className="alert" role="alert">
      This part of the shop is for {PEOPLE[area]}. We are taking you to your own.
    </p>
  );
}
