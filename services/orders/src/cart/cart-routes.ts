import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { addToCartSchema, changeQuantitySchema } from '@shop/contracts/rest/carts';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { addToCart } from './add-to-cart.ts';
import { changeLine, emptyCart, removeFromCart } from './change-cart.ts';
import { showCart, showLoaded } from './show-cart.ts';
import type { ShowCartParts } from './show-cart.ts';

const lineParams = z.object({ id: idTextSchema });
const totalsQuery = z.object({ addressId: idTextSchema.optional() });

/** Every change answers the cart as it is then. */
export function cartRoutes(router: express.Router, parts: ShowCartParts): void {
  router.get('/carts/me', async (req, res) => {
    res.json(await showCart(parts, requirePerson(req, 'customer').id));
  });

  router.get('/carts/me/totals', async (req, res) => {
    const { id } = requirePerson(req, 'customer');
    const { addressId } = query(req, totalsQuery);
    const { totals, warnings } = await showCart(parts, id, addressId);
    res.json({ totals, warnings });
  });

  router.post('/carts/me/lines', async (req, res) => {
    const { id } = requirePerson(req, 'customer');
    const added = await addToCart(parts, id, body(req, addToCartSchema));
    res.status(201).json({ ...(await showLoaded(parts, id, added)), lineId: added.lineId });
  });

  router.patch('/carts/me/lines/:id', async (req, res) => {
    const customer = requirePerson(req, 'customer');
    const { id } = params(req, lineParams);
    await changeLine(parts, customer.id, id, body(req, changeQuantitySchema).quantity);
    res.json(await showCart(parts, customer.id));
  });

  router.delete('/carts/me/lines/:id', async (req, res) => {
    const customer = requirePerson(req, 'customer');
    await removeFromCart(parts, customer.id, params(req, lineParams).id);
    res.json(await showCart(parts, customer.id));
  });

  router.delete('/carts/me', async (req, res) => {
    const { id } = requirePerson(req, 'customer');
    await emptyCart(parts, id);
    res.json(await showCart(parts, id));
  });
}
