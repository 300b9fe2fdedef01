import type { Request, Router } from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { newProductSchema, productViewListRules } from '@shop/contracts/services/catalog';
import { callerOf, requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { archiveProduct } from './archive-product.ts';
import { createProduct } from './create-product.ts';
import type { CreateProductParts } from './create-product.ts';
import { listProducts } from './list-products.ts';
import type { Shelf } from './list-products.ts';
import { readProduct } from './read-product.ts';

const listSchema = listQuerySchema(productViewListRules);
const oneSchema = z.object({ id: idTextSchema });

export function productRoutes(router: Router, parts: CreateProductParts): void {
  const { database } = parts;

  router.get('/products', async (req, res) => {
    const { filter, ...page } = query(req, listSchema);
    const { manage = false, ...rest } = filter;
    res.json(await listProducts(database, shelfOf(req, manage), { ...page, filter: rest }));
  });

  router.get('/products/:id', async (req, res) => {
    res.json(await readProduct(database, callerOf(req), params(req, oneSchema).id));
  });

  router.post('/products', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    res.status(201).json(await createProduct(parts, person, body(req, newProductSchema)));
  });

  router.delete('/products/:id', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    await archiveProduct(parts, person, params(req, oneSchema).id);
    res.status(204).end();
  });
}

function shelfOf(req: Request, manage: boolean): Shelf {
  if (!manage) return 'public';
  const person = requirePerson(req, 'vendor', 'admin');
  return person.role === 'admin' ? 'everything' : { vendorId: person.vendorId };
}
