import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { deliveriesApi } from './deliveries-api.ts';
import { OPEN_STATUSES } from './next-step.ts';

/** More than anybody carries in a day. */
const MOST_OF_A_STATUS = 50;
const LOOK_AGAIN_MS = 60_000;

/** What the agent has still to do, the most urgent first; looked at again each minute, for what is newly assigned. */
export function useOpenDeliveries() {
  const api = useApi(deliveriesApi);
  return useOwn(
    ['deliveries', 'open'],
    async () => {
      const pages = await Promise.all(
        OPEN_STATUSES.map((status) =>
          api.mine({ sort: ['placedAt', 'ASC'], offset: 0, limit: MOST_OF_A_STATUS, filter: { status } }),
        ),
      );
      return pages.flatMap(({ rows }) => rows);
    },
    { refreshInterval: LOOK_AGAIN_MS },
  );
}
