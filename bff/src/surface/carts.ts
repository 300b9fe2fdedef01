import { idTextSchema } from '@shop/contracts/ids';
import {
  addToCartSchema,
  cartAddAnswerSchema,
  cartAnswerSchema,
  cartTotalsAnswerSchema,
  changeQuantitySchema,
} from '@shop/contracts/rest/carts';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { cartJson, totalsJson } from './cart-json.ts';
import { route } from './route.ts';

const who = ['customer'] as const;
const byId = z.object({ id: idTextSchema });

export const cartRoutes = ({ orders }: Downstream) => [
  route({
    method: 'GET',
    path: '/carts/me/current',
    summary: 'The customer’s cart, with totals and warnings.',
    who,
    answer: cartAnswerSchema,
    handle: async () => cartJson(await orders.cart()),
  }),
  route({
    method: 'GET',
    path: '/carts/me/totals',
    summary: 'The totals, with the shipping to an address; without one, to the default address.',
    who,
    query: z.object({ addressId: idTextSchema.optional() }),
    answer: cartTotalsAnswerSchema,
    alsoAnswers: [404],
    handle: async ({ query }) => {
      const { totals, warnings } = await orders.totals(query.addressId);
      return { totals: totalsJson(totals), warnings };
    },
  }),
  route({
    method: 'POST',
    path: '/carts',
    summary: 'Add to the cart; the same product, variant and size again adds to its line.',
    who,
    body: addToCartSchema,
    answer: cartAddAnswerSchema,
    status: 201,
    alsoAnswers: [404],
    handle: async ({ body }) => {
      const { lineId, ...cart } = await orders.addToCart(body);
      const answer = cartJson(cart);
      const item = answer.cart.items.find(({ id }) => id === lineId);
      if (!item) throw new Error(`the cart does not hold its new line ${lineId}`);
      return { ...answer, item };
    },
  }),
  route({
    method: 'PATCH',
    path: '/carts/me/item/:id',
    summary: 'Change a line’s quantity.',
    who,
    params: byId,
    body: changeQuantitySchema,
    answer: cartAnswerSchema,
    handle: async ({ params, body }) => cartJson(await orders.changeQuantity(params.id, body.quantity)),
  }),
  route({
    method: 'DELETE',
    path: '/carts/me/item/:id',
    summary: 'Remove a line.',
    who,
    params: byId,
    answer: cartAnswerSchema,
    handle: async ({ params }) => cartJson(await orders.removeLine(params.id)),
  }),
  route({
    method: 'DELETE',
    path: '/carts/me',
    summary: 'Empty the cart.',
    who,
    answer: cartAnswerSchema,
    handle: async () => cartJson(await orders.emptyCart()),
  }),
];
