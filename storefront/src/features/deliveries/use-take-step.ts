import type { Delivery } from '@shop/contracts/rest/deliveries';
import { useCallback, useState } from 'react';
import { useSettle, useTell } from '../../components/notices/notices.tsx';
import { sentenceOf } from '@shop/browser/http/api-error';
import { useApi } from '../../lib/http/http-context.tsx';
import { deliveriesApi } from './deliveries-api.ts';
import type { NextStep } from './next-step.ts';
import { useOpenDeliveries } from './use-open-deliveries.ts';

/** Takes a delivery's next step. Whatever comes of it, the list is then what the server holds. */
export function useTakeStep({ orderId, order }: Delivery) {
  const api = useApi(deliveriesApi);
  const { mutate } = useOpenDeliveries();
  const tell = useTell();
  const settle = useSettle();
  const about = `delivery ${order.number}`;
  const [isTaking, setTaking] = useState(false);
  const take = useCallback(
    async ({ status }: NextStep) => {
      setTaking(true);
      try {
        await api.takeStep(orderId, status);
        settle(about);
        if (status === 'delivered') tell('good', `${order.number} is delivered. Thank you!`);
      } catch (failure) {
        tell('bad', sentenceOf(failure, 'The step could not be sent. Please try again.'), { about });
      }
      await mutate().catch(() => null);
      setTaking(false);
    },
    [about, api, mutate, settle, tell, orderId, order.number],
  );
  return { take, isTaking };
}
