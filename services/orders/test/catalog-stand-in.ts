import type express from 'express';
import { params, parsed, query } from '@shop/chassis/http/door';
import { referenceSchema } from '@shop/contracts/ids';
import {
  extendReservationSchema,
  reserveSchema,
  skuIdsQuerySchema,
  skuQuestionSchema,
  skuViewSchema,
} from '@shop/contracts/services/catalog';
import type { SkuView } from '@shop/contracts/services/catalog';
import { conflict, notFound } from '@shop/chassis/errors/problem';
import { z } from 'zod';
import { standIn } from './stand-in.ts';

interface Reservation {
  state: 'held' | 'released' | 'sold' | 'refused';
  expiresAt: string;
  lines: { skuId: number; quantity: number }[];
}

const inPath = z.object({ reference: referenceSchema });

/** Plays catalog: SKUs with stock, reservations and sales by catalog's own rules. */
export function catalogStandIn() {
  const skus = new Map<number, SkuView>();
  const reservations = new Map<string, Reservation>();
  const sku = (id: number): SkuView => {
    const found = skus.get(id);
    if (!found) throw notFound('There is no such product.');
    return found;
  };
  const move = (lines: Reservation['lines'], sign: 1 | -1): void => {
    for (const { skuId, quantity } of lines) {
      const found = sku(skuId);
      found.available += sign * quantity;
      found.stockVersion += 1;
    }
  };
  const isThere = (lines: Reservation['lines']) =>
    lines.every(({ skuId, quantity }) => sku(skuId).available >= quantity);
  const reservation = (req: express.Request): Reservation => {
    const found = reservations.get(params(req, inPath).reference);
    if (!found) throw notFound('This reference holds nothing.', 'reservation_unknown');
    return found;
  };

  const { behaviour, routes } = standIn((router) => {
    router.get('/skus', (req, res) => {
      const { ids } = query(req, skuIdsQuerySchema);
      res.json({ skus: ids.flatMap((id) => skus.get(id) ?? []) });
    });
    router.get('/skus/find', (req, res) => {
      const { productId, variantId = null, sizeId = null } = query(req, skuQuestionSchema);
      const found = [...skus.values()].find(
        (each) => each.productId === productId && each.variantId === variantId && each.sizeId === sizeId,
      );
      if (!found) throw notFound('Product not found');
      res.json(found);
    });
    router.post('/reservations', (req, res) => {
      const { reference, expiresAt, lines } = parsed(reserveSchema, req.body);
      const known = reservations.get(reference);
      if (known && known.state !== 'held')
        throw conflict('reservation_closed', 'This checkout is closed. Please start again.');
      if (!known) {
        if (!isThere(lines) || lines.some(({ skuId }) => !sku(skuId).sellable)) {
          throw conflict('sold_out', 'Kente romper is sold out.');
        }
        reservations.set(reference, { state: 'held', expiresAt, lines });
        move(lines, -1);
      }
      res.status(201).json({ skus: lines.map(({ skuId }) => sku(skuId)) });
    });
    router.patch('/reservations/:reference', (req, res) => {
      reservation(req).expiresAt = parsed(extendReservationSchema, req.body).expiresAt;
      res.status(204).end();
    });
    router.delete('/reservations/:reference', (req, res) => {
      const held = reservations.get(params(req, inPath).reference);
      if (held?.state === 'held') {
        held.state = 'released';
        move(held.lines, 1);
      }
      res.status(204).end();
    });
    router.post('/reservations/:reference/sale', (req, res) => {
      const wanted = reservation(req);
      if (wanted.state === 'released' && isThere(wanted.lines)) {
        move(wanted.lines, -1);
        wanted.state = 'sold';
      } else if (wanted.state === 'held') wanted.state = 'sold';
      else if (wanted.state === 'released') wanted.state = 'refused';
      res.json({ outcome: wanted.state === 'sold' ? 'sold' : 'sold-out' });
    });
  });

  return {
    behaviour,
    routes,
    skus,
    reservations,
    sku,
    /** A SKU as catalog has it now; the price in pesewas. */
    put(details: Partial<SkuView> & { skuId: number }): SkuView {
      const before = skus.get(details.skuId);
      const whole = skuViewSchema.parse({
        productId: 1000 + details.skuId,
        variantId: null,
        variantSizeId: null,
        sizeId: null,
        vendorId: 3,
        productName: `Romper ${details.skuId}`,
        categoryId: 1,
        categoryName: 'Rompers',
        colorName: null,
        sizeName: null,
        imageUrl: '/media/ab/640.webp',
        code: `P${details.skuId}`,
        unitPricePesewas: 6000,
        listPricePesewas: 6000,
        sellable: true,
        available: 10,
        ...before,
        ...details,
        version: (before?.version ?? 0) + 1,
        stockVersion: (before?.stockVersion ?? 0) + 1,
      });
      skus.set(whole.skuId, whole);
      return whole;
    },
  };
}

export type CatalogStandIn = ReturnType<typeof catalogStandIn>;
