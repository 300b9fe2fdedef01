import type express from 'express';
import { openCheckoutSchema } from '@shop/contracts/services/orders';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body } from '@shop/chassis/http/door';
import { openCheckout } from './open-checkout.ts';
import type { OpenParts } from './open-checkout.ts';

export function checkoutRoutes(router: express.Router, parts: OpenParts): void {
  router.post('/checkouts', async (req, res) => {
    const customer = requirePerson(req, 'customer');
    res.status(201).json(await openCheckout(parts, customer, body(req, openCheckoutSchema)));
  });
}
