import { isPassing } from '@shop/browser/http/api-error';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../../data/shop.tsx';

/** A picture that the server shows to those alone who send their token. It is kept no longer than it is looked at. */
export function usePrivatePicture(url: string) {
  const { http } = useShop();
  return useQuery({
    queryKey: ['private picture', url],
    queryFn: async ({ signal }) => {
      // Media stand beside the calls and not below them.
      const answer = await http.send('GET', `/..${url}`, undefined, { signal });
      return answer.blob();
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: (tries, failure) => tries < 1 && isPassing(failure),
  });
}
