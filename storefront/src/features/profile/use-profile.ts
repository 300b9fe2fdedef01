import type { ProfileInput } from '@shop/contracts/rest/auth';
import { useCallback } from 'react';
import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { profileApi } from './profile-api.ts';

export function useProfile() {
  const api = useApi(profileApi);
  const { data: profile, error, mutate } = useOwn(['profile'], api.mine, { revalidateOnFocus: false });
  const change = useCallback(
    async (input: ProfileInput) => {
      await mutate(api.change(input), { revalidate: false, populateCache: true });
    },
    [api, mutate],
  );
  return { profile, error, change, retry: () => void mutate() };
}
