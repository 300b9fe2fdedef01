import useSWR, { type SWRConfiguration } from 'swr';

/** Reads something that is the same for everybody. */
export function usePublic<Answer>(
  path: (string | number)[] | null,
  read: () => Promise<Answer>,
  options: SWRConfiguration<Answer, Error> = {},
) {
  return useSWR<Answer, Error>(path && ['public', ...path], read, options);
}
