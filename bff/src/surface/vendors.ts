import type { Caller } from '@shop/chassis/auth/caller';
import type { Logger } from '@shop/chassis/log/logger';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  newVendorFormSchema,
  type Vendor,
  vendorChangeFormSchema,
  vendorListRules,
  vendorSchema,
} from '@shop/contracts/rest/vendors';
import type { VendorView } from '@shop/contracts/services/identity';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { urlsIn } from './media-of-form.ts';
import { ListAnswer, route } from './route.ts';
import { shownVendors } from './shown-vendors.ts';
import { vendorJson } from './vendor-json.ts';

const byId = z.object({ id: idTextSchema });
const IMAGES = /^images$/;
const VIDEOS = /^videos$/;
const files = [
  { field: IMAGES, kind: 'image' },
  { field: VIDEOS, kind: 'video' },
] as const;

export const vendorRoutes = (downstream: Downstream, logger: Logger) => {
  const { identity } = downstream;
  const shown = shownVendors(downstream, logger);
  const one = async (asked: Promise<VendorView>, caller: Caller): Promise<Vendor> => {
    const vendor = await asked;
    const [json = vendorJson(vendor, [])] = await shown([vendor], caller);
    return json;
  };

  return [
    route({
      method: 'GET',
      path: '/vendors',
      summary: 'The active shops as everybody sees them; for admins all, with their owners and log reports.',
      who: 'anyone',
      query: listQuerySchema(vendorListRules),
      answer: vendorSchema,
      list: 'vendors',
      handle: async ({ query, caller }) => {
        const { rows, total } = await identity.vendors(query);
        return new ListAnswer(await shown(rows, caller), query.offset, total);
      },
    }),
    route({
      method: 'GET',
      path: '/vendors/me',
      summary: 'The vendor’s own shop.',
      who: ['vendor'],
      answer: vendorSchema,
      alsoAnswers: [404],
      handle: ({ caller }) => one(identity.myVendor(), caller),
    }),
    route({
      method: 'GET',
      path: '/vendors/:id',
      summary: 'One active shop; for its vendor and for admins whole, active or not.',
      who: 'anyone',
      params: byId,
      answer: vendorSchema,
      handle: ({ params, caller }) => one(identity.vendor(params.id), caller),
    }),
    route({
      method: 'POST',
      path: '/vendors',
      summary: 'Make the shop of a user who holds the role of a vendor; inactive unless said.',
      who: ['admin'],
      bodyKind: 'multipart',
      files,
      body: newVendorFormSchema,
      answer: vendorSchema,
      status: 201,
      handle: ({ body, media, caller }) =>
        one(
          identity.addVendor({ ...body, imageUrls: urlsIn(media, IMAGES), videoUrls: urlsIn(media, VIDEOS) }),
          caller,
        ),
    }),
    route({
      method: 'PUT',
      path: '/vendors/:id',
      summary: 'Change what is named of a shop: a vendor its own, an admin any and whether it is active.',
      who: ['vendor', 'admin'],
      params: byId,
      bodyKind: 'multipart',
      files,
      body: vendorChangeFormSchema,
      answer: vendorSchema,
      handle: ({ params, body, media, caller }) =>
        one(
          identity.changeVendor(params.id, {
            ...body,
            imageUrls: urlsIn(media, IMAGES),
            videoUrls: urlsIn(media, VIDEOS),
          }),
          caller,
        ),
    }),
  ];
};
