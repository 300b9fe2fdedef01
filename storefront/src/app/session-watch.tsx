import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useTell } from '../components/notices/notices.tsx';
import { useSession } from '../lib/session/session-context.tsx';
import { isOwnKey } from '../lib/swr/keys.ts';

const isPaymentReturn = (path: string) => path.endsWith('/payment-callback');

/**
 * When a session ends, by whatever cause and in whichever tab, its data leave the cache and the person goes to the home
 * page; except from a payment's return, which itself asks its owner to sign in again.
 */
export function SessionWatch() {
  const customerId = useSession()?.id ?? null;
  const lastId = useRef(customerId);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const tell = useTell();
  useEffect(() => {
    if (lastId.current === customerId) return;
    lastId.current = customerId;
    void mutate((key) => isOwnKey(key) && key[1] !== customerId, undefined, { revalidate: false });
    if (customerId !== null) return;
    tell('good', 'You are signed out.');
    if (!isPaymentReturn(pathname)) void navigate('/', { replace: true });
  }, [customerId, mutate, navigate, pathname, tell]);
  return null;
}
