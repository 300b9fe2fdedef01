import { setTimeout as pause } from 'node:timers/promises';
import { knocksAt } from '../knocks.ts';
import type { Customer } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';

const EVERY_MS = 100;

/** Tries the tokens of people who have signed out, everywhere, again and again. Stopping throws where one was taken. */
export function watchEndedTokens({ people, knocks, addressOf }: SeparateShop) {
  const doors = [
    ...(['bff', 'bff-2'] as const).map((label) => ({
      knocks: knocksAt(addressOf(label)),
      path: '/api/carts/me/current',
    })),
    { knocks: knocksAt(addressOf('orders')), path: '/carts/me' },
    { knocks: knocksAt(addressOf('payment')), path: '/payments' },
    { knocks: knocksAt(addressOf('identity')), path: '/addresses' },
  ];
  const ended: Customer[] = [];
  const taken: object[] = [];
  let tries = 0;
  let isOver = false;

  const tryAll = async ({ id, token }: Customer) => {
    for (const door of doors) {
      const { status, body } = await door.knocks('GET', door.path, { token });
      tries += 1;
      const { code } = Object(body) as { code?: string };
      if (status !== 401 || code !== 'token_revoked') taken.push({ path: door.path, id, status, code });
    }
  };
  const watching = (async () => {
    while (!isOver) {
      for (const customer of [...ended]) await tryAll(customer);
      await pause(EVERY_MS);
    }
  })();
  // Told by whoever stops it.
  watching.catch(() => undefined);
  return {
    /** Somebody signs out; from now on that token is tried too. */
    endOne: async (): Promise<void> => {
      const customer = await people.newCustomer();
      expect(await knocks('POST', '/api/auth/logout', { token: customer.token })).toMatchObject({ status: 204 });
      ended.push(customer);
    },
    stop: async (): Promise<number> => {
      isOver = true;
      await watching;
      expect(taken).toEqual([]);
      return tries;
    },
  };
}
