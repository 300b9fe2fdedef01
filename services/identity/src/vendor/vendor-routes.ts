import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { vendorActivationSchema, vendorCardListRules } from '@shop/contracts/services/identity';
import { callerOf, requirePerson } from '@shop/chassis/auth/authenticate';
import type { Caller } from '@shop/chassis/auth/caller';
import { notFound } from '@shop/chassis/errors/problem';
import { body, params, query } from '@shop/chassis/http/door';
import { activateVendor } from './activate-vendor.ts';
import type { VendorParts } from './activate-vendor.ts';
import { findVendor, findVendorOfUser, listVendors } from './vendor-store.ts';

const idParams = z.object({ id: idTextSchema });
const listSchema = listQuerySchema(vendorCardListRules);

const seesInactive = (caller: Caller): boolean =>
  caller.kind === 'service' || (caller.kind === 'person' && caller.role === 'admin');

export function vendorRoutes(router: express.Router, parts: VendorParts): void {
  const { database } = parts;

  router.get('/vendors', async (req, res) => {
    res.json(await listVendors(database, query(req, listSchema), { activeOnly: !seesInactive(callerOf(req)) }));
  });

  router.get('/vendors/me', async (req, res) => {
    const vendor = await findVendorOfUser(database, requirePerson(req, 'vendor').id);
    if (!vendor) throw notFound('Your account has no shop yet. An admin can make it.', 'no_shop');
    res.json(vendor);
  });

  router.get('/vendors/:id', async (req, res) => {
    const vendor = await findVendor(database, params(req, idParams).id);
    if (!vendor || !(vendor.isActive || seesInactive(callerOf(req)))) throw notFound('Vendor not found');
    res.json(vendor);
  });

  router.patch('/vendors/:id/activation', async (req, res) => {
    requirePerson(req, 'admin');
    const { isActive } = body(req, vendorActivationSchema);
    res.json(await activateVendor(parts, params(req, idParams).id, isActive));
  });
}
