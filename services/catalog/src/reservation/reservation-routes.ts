import type { Request, Router } from 'express';
import { z } from 'zod';
import { referenceSchema } from '@shop/contracts/ids';
import { extendReservationSchema, reserveSchema } from '@shop/contracts/services/catalog';
import { requireService } from '@shop/chassis/auth/authenticate';
import { body, params } from '@shop/chassis/http/door';
import type { PausePoint } from '@shop/chassis/process/pause-points';
import { extend } from './extend.ts';
import { release } from './release.ts';
import { reserve } from './reserve.ts';
import type { ReservationParts } from './reserve.ts';
import { sell } from './sell.ts';

interface ReservationRouteParts extends ReservationParts {
  pausePoint: PausePoint;
}

const oneSchema = z.object({ reference: referenceSchema });
const referenceOf = (req: Request): string => params(req, oneSchema).reference;

/** For the orders service only: it is the one that knows whose checkout a reference is. */
export function reservationRoutes(router: Router, parts: ReservationRouteParts): void {
  const { database, outbox, now } = parts;

  router.post('/reservations', async (req, res) => {
    requireService(req, 'orders');
    const { expiresAt, ...wanted } = body(req, reserveSchema);
    res.status(201).json({ skus: await reserve(parts, { ...wanted, expiresAt: new Date(expiresAt) }) });
  });

  router.patch('/reservations/:reference', async (req, res) => {
    requireService(req, 'orders');
    const { expiresAt } = body(req, extendReservationSchema);
    await extend(parts, { reference: referenceOf(req), expiresAt: new Date(expiresAt) });
    res.status(204).end();
  });

  router.delete('/reservations/:reference', async (req, res) => {
    requireService(req, 'orders');
    const reference = referenceOf(req);
    await database.transaction((tx) => release({ tx, outbox, reference, at: now() }));
    res.status(204).end();
  });

  router.post('/reservations/:reference/sale', async (req, res) => {
    requireService(req, 'orders');
    res.json({ outcome: await sell(parts, referenceOf(req)) });
  });
}
