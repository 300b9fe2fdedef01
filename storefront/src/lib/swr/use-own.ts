import useSWR, { type SWRConfiguration } from 'swr';
import { useSession } from '../session/session-context.tsx';
import { ownKey } from './keys.ts';

/** Reads something of the signed-in customer's. Nothing is asked, and nothing is shown, while nobody is signed in. */
export function useOwn<Answer>(
  path: (string | number)[] | null,
  read: () => Promise<Answer>,
  options: SWRConfiguration<Answer, Error> = {},
) {
  const session = useSession();
  const key = session && path ? ownKey(session.id, ...path) : null;
  return useSWR<Answer, Error>(key, read, { revalidateOnFocus: true, ...options });
}
