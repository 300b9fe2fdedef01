import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { vendorListRules } from '@shop/contracts/rest/vendors';
import { newVendorSchema, vendorActivationSchema, vendorChangeSchema } from '@shop/contracts/services/identity';
import type { VendorView } from '@shop/contracts/services/identity';
import { callerOf, requirePerson } from '@shop/chassis/auth/authenticate';
import type { Caller } from '@shop/chassis/auth/caller';
import { badRequest, notFound } from '@shop/chassis/errors/problem';
import { body, params, query } from '@shop/chassis/http/door';
import { optionalGhanaPhoneSchema } from '../phone/ghana-phone.ts';
import type { Revocations } from '../revocation/revocations.ts';
import { changeVendor, SAME_MEDIA, vendorNotFound } from './change-vendor.ts';
import type { VendorParts } from './change-vendor.ts';
import { makeVendor } from './make-vendor.ts';
import { publicVendor } from './public-vendor.ts';
import { findShopOfUser, findVendor, listVendors } from './vendor-views.ts';

const newVendorDoor = newVendorSchema.extend({ shopPhone: optionalGhanaPhoneSchema });
const changeDoor = vendorChangeSchema.extend({ shopPhone: optionalGhanaPhoneSchema });
const listSchema = listQuerySchema(vendorListRules);

const vendorIdOf = (req: express.Request): number => params(req, z.object({ id: idTextSchema })).id;

const seesAll = (caller: Caller): boolean =>
  caller.kind === 'service' || (caller.kind === 'person' && caller.role === 'admin');

const isOwn = (vendor: VendorView, caller: Caller): boolean =>
  caller.kind === 'person' && caller.role === 'vendor' && caller.id === vendor.userId;

export function vendorRoutes(router: express.Router, parts: VendorParts & { revocations: Revocations }): void {
  const { database } = parts;
  const view = async (id: number): Promise<VendorView> => {
    const vendor = await findVendor(database, id);
    if (!vendor) throw vendorNotFound();
    return vendor;
  };

  router.get('/vendors', async (req, res) => {
    const all = seesAll(callerOf(req));
    const asked = query(req, listSchema);
    if (!all && asked.filter.userId) throw badRequest('invalid', 'Only admins may ask whose a shop is.');
    const { rows, total } = await listVendors(database, asked, { activeOnly: !all });
    res.json({ rows: all ? rows : rows.map(publicVendor), total });
  });

  router.get('/vendors/me', async (req, res) => {
    const vendor = await findShopOfUser(database, requirePerson(req, 'vendor').id);
    if (!vendor) throw notFound('Your account has no shop yet. An admin can make it.', 'no_shop');
    res.json(vendor);
  });

  router.get('/vendors/:id', async (req, res) => {
    const caller = callerOf(req);
    const vendor = await view(vendorIdOf(req));
    const isWhole = seesAll(caller) || isOwn(vendor, caller);
    if (!isWhole && !vendor.isActive) throw vendorNotFound();
    res.json(isWhole ? vendor : publicVendor(vendor));
  });

  router.post('/vendors', async (req, res) => {
    requirePerson(req, 'admin');
    res.status(201).json(await view(await makeVendor(parts, body(req, newVendorDoor))));
  });

  router.put('/vendors/:id', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    const id = vendorIdOf(req);
    const { isActive, ...change } = body(req, changeDoor);
    if (person.role === 'admin') await changeVendor(parts, id, { ...change, isActive });
    else await changeVendor(parts, id, change, { ownerId: person.id });
    res.json(await view(id));
  });

  router.patch('/vendors/:id/activation', async (req, res) => {
    requirePerson(req, 'admin');
    const { isActive } = body(req, vendorActivationSchema);
    const id = vendorIdOf(req);
    await changeVendor(parts, id, { isActive, ...SAME_MEDIA });
    res.json(await view(id));
  });
}
