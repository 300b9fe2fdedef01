import { conflict } from '@shop/chassis/errors/problem';
import { errorBodySchema } from '@shop/contracts/errors';
import type express from 'express';
import { productView } from './product-view.ts';

interface Question {
  service: string;
  url: string;
  token: string | undefined;
  address: string | undefined;
}

export const placedOrder = {
  id: 5,
  number: 'AK-7F3K9Q2M',
  reference: 'CK-3f2a9c1d7b',
  status: 'pending',
  placedAt: '2026-11-27T14:06:00.000Z',
  totalPesewas: 12_000,
  shippingPesewas: 0,
  customer: { id: 7, name: 'Ɛfua', phone: null, email: 'e@shop.test' },
  address: null,
  lines: [],
  fulfilments: [],
  steps: [],
  cancellation: null,
  delivery: null,
};

/** Plays the services: what each was asked, and what it answers. Products and the order's customer may be changed. */
export function playServices() {
  const asked: Question[] = [];
  const shop = { products: [productView()], order: placedOrder };

  const heard = (service: string, router: express.Router): void => {
    router.use((req, _res, next) => {
      asked.push({
        service,
        url: decodeURIComponent(req.url),
        token: req.get('authorization'),
        address: req.get('x-client-address'),
      });
      next();
    });
  };

  const identity = (router: express.Router): void => {
    heard('identity', router);
    router.post('/sign-in', (_req, res) => void res.json({ token: 't' }));
    router.get('/addresses', (_req, res) => void res.json({ rows: [], total: 0 }));
  };
  const catalog = (router: express.Router): void => {
    heard('catalog', router);
    router.get('/products', (_req, res) => void res.json({ rows: shop.products, total: 319 }));
    router.get('/products/found', (_req, res) => {
      res.json({ ids: shop.products.map(({ id }) => id), total: 319 });
    });
    router.get('/products/:id', (_req, res) => {
      const problem = { message: 'There is nothing here.', error: 'There is nothing here.', code: 'not_found' };
      res.status(404).json(problem);
    });
    router.get('/lookups/:kind', (_req, res) => void res.json({ rows: [{ id: 1, name: 'Rompers' }], total: 1 }));
  };
  const orders = (router: express.Router): void => {
    heard('orders', router);
    router.get('/orders/:id', (_req, res) => void res.json(shop.order));
    router.post('/checkouts', (_req, res) => {
      const problem = conflict('sold_out', 'Kente romper is sold out.');
      res.status(409).json(problem.body());
    });
    router.post('/orders', (_req, res) => {
      shop.products = [productView({ stock: 4 })];
      res.json({ order: shop.order, created: true });
    });
  };
  return { asked, shop, identity, catalog, orders };
}

export const fitsErrorBody = (body: unknown): void => {
  const { message, error } = errorBodySchema.strict().parse(body);
  expect(message).toBe(error);
};

export const filterQuery = (value: object): string => `filter=${encodeURIComponent(JSON.stringify(value))}`;
