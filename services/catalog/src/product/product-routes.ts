import type { Request, Router } from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { newProductSchema, productViewListRules } from '@shop/contracts/services/catalog';
import { productChangeSchema } from '@shop/contracts/services/catalog-changes';
import { callerOf, requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { archiveProduct } from './archive-product.ts';
import { changeProduct } from './change-product.ts';
import { createProduct } from './create-product.ts';
import type { CreateProductParts } from './create-product.ts';
import { deletePart } from './delete-part.ts';
import { findProducts, listProducts } from './list-products.ts';
import type { ProductListQuery, Shelf } from './list-products.ts';
import { readProduct } from './read-product.ts';

const listSchema = listQuerySchema(productViewListRules);
const oneSchema = z.object({ id: idTextSchema });

export function productRoutes(router: Router, parts: CreateProductParts): void {
  const { database } = parts;

  router.get('/products', async (req, res) => {
    const { shelf, asked } = listAsked(req);
    res.json(await listProducts(database, shelf, asked));
  });

  router.get('/products/found', async (req, res) => {
    const { shelf, asked } = listAsked(req);
    res.json(await findProducts(database, shelf, asked));
  });

  router.get('/products/:id', async (req, res) => {
    res.json(await readProduct(database, callerOf(req), params(req, oneSchema).id));
  });

  router.post('/products', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    res.status(201).json(await createProduct(parts, person, body(req, newProductSchema)));
  });

  router.patch('/products/:id', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    res.json(await changeProduct(parts, person, params(req, oneSchema).id, body(req, productChangeSchema)));
  });

  router.delete('/products/:id', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    await archiveProduct(parts, person, params(req, oneSchema).id);
    res.status(204).end();
  });

  router.delete('/variants/:id', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    await deletePart(parts, person, 'variant', params(req, oneSchema).id);
    res.status(204).end();
  });

  router.delete('/variant-sizes/:id', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    await deletePart(parts, person, 'size', params(req, oneSchema).id);
    res.status(204).end();
  });
}

function listAsked(req: Request): { shelf: Shelf; asked: ProductListQuery } {
  const { filter, ...page } = query(req, listSchema);
  const { manage = false, ...rest } = filter;
  return { shelf: shelfOf(req, manage), asked: { ...page, filter: rest } };
}

function shelfOf(req: Request, manage: boolean): Shelf {
  if (!manage) return 'public';
  const person = requirePerson(req, 'vendor', 'admin');
  return person.role === 'admin' ? 'everything' : { vendorId: person.vendorId };
}
