import { setTimeout as pause } from 'node:timers/promises';
import type { Knocks } from '../knocks.ts';
import type { Customer } from '../people.ts';

const EVERY_MS = 250;

/** Somebody looks at wares, cart and orders and signs in, again and again, whatever is answered. */
export function keepLooking(knocks: Knocks, customer: Customer, productId: number): { stop(): Promise<void> } {
  const { id, email, token } = customer;
  let isOver = false;

  const look = async (): Promise<void> => {
    const asked = [
      knocks('GET', '/api/products'),
      knocks('GET', `/api/products/${productId}`),
      knocks('GET', '/api/carts/me/current', { token }),
      knocks('GET', `/api/orders/me/current/customer/${id}`, { token }),
      knocks('POST', '/api/auth/login', { json: { email, password: 'Passw0rd!' } }),
    ];
    await Promise.allSettled(asked);
  };
  const looking = (async () => {
    while (!isOver) {
      await look();
      await pause(EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await looking;
    },
  };
}
