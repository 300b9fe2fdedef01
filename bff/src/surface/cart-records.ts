import type { Logger } from '@shop/chassis/log/logger';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema, MAX_ROWS } from '@shop/contracts/list';
import { cartRecordListRules, cartRecordSchema } from '@shop/contracts/rest/carts';
import type { User } from '@shop/contracts/rest/users';
import type { CartRecord } from '@shop/contracts/services/orders';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { optional } from '../downstream/optional.ts';
import { cartRecordJson } from './cart-record-json.ts';
import { ListAnswer, route } from './route.ts';

const who = ['admin'] as const;
const byId = z.object({ id: idTextSchema });

/** All customers' carts, for admins. */
export const cartRecordRoutes = ({ orders, identity }: Downstream, logger: Logger) => {
  /** Orders knows no names: identity finds the customers first, the newest of them where more fit than a list holds. */
  const customersNamed = async (q: string): Promise<number[]> => {
    const { rows } = await identity.users({ sort: null, offset: 0, limit: MAX_ROWS, filter: { q } });
    return rows.map(({ id }) => id);
  };
  const customersOf = async (carts: readonly CartRecord[]): Promise<ReadonlyMap<number, User>> => {
    if (carts.length === 0) return new Map();
    const filter = { id: carts.map(({ customerId }) => customerId) };
    const { rows } = await optional(
      identity.users({ sort: null, offset: 0, limit: MAX_ROWS, filter }),
      { rows: [], total: 0 },
      { what: 'customers of carts', logger },
    );
    return new Map(rows.map((user) => [user.id, user]));
  };

  return [
    route({
      method: 'GET',
      path: '/carts',
      summary: 'The carts of all customers that hold something; with cartid that one only.',
      who,
      query: listQuerySchema(cartRecordListRules).and(z.object({ cartid: idTextSchema.optional() })),
      answer: cartRecordSchema,
      list: 'carts',
      handle: async ({ query: { sort, offset, limit, filter, cartid } }) => {
        const { rows, total } = await orders.carts({
          ...{ sort, offset, limit },
          filter: {
            id: cartid ?? filter.id,
            customerId: filter.q === undefined ? undefined : await customersNamed(filter.q),
          },
        });
        const customers = await customersOf(rows);
        return new ListAnswer(
          rows.map((cart) => cartRecordJson(cart, customers.get(cart.customerId))),
          offset,
          total,
        );
      },
    }),
    route({
      method: 'GET',
      path: '/carts/:id',
      summary: 'One customer’s cart.',
      who,
      params: byId,
      answer: cartRecordSchema,
      handle: async ({ params }) => {
        const cart = await orders.cartRecord(params.id);
        return cartRecordJson(cart, (await customersOf([cart])).get(cart.customerId));
      },
    }),
    route({
      method: 'DELETE',
      path: '/carts/:id',
      summary: 'Delete a customer’s cart.',
      who,
      refusal: 'Only admins can delete carts.',
      params: byId,
      status: 204,
      handle: ({ params }) => orders.deleteCart(params.id),
    }),
  ];
};
