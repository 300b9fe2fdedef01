import { isPassing } from '@shop/browser/http/api-error';
import { useQuery } from '@tanstack/react-query';
import { useShop } from './shop.tsx';

/** What stands at one address below /api, for screens that show no list and no record. What may pass is tried once more. */
export function useRead<Answer>(path: string) {
  const { http } = useShop();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.get<Answer>(path, { signal }),
    retry: (tries, failure) => tries < 1 && isPassing(failure),
  });
}
