import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { changesSchema } from './changes.ts';

const pesewas = z.int().min(0);
const version = z.int().min(1);
const changes = changesSchema.optional();

export const contentEvents = {
  'content.page-changed.v1': {
    schema: z.object({ pageId: idSchema, slug: z.string(), deleted: z.boolean(), version, changes }),
    example: {
      pageId: 2,
      slug: 'sizing',
      deleted: false,
      version: 2,
      changes: { 'sections.5.isVisible': { from: true, to: false } },
    },
  },
  'content.slider-changed.v1': {
    schema: z.object({ kind: z.enum(['image', 'video']), sliderId: idSchema, deleted: z.boolean(), version, changes }),
    example: {
      kind: 'image',
      sliderId: 2,
      deleted: false,
      version: 2,
      changes: { name: { from: 'Sale', to: 'Harmattan sale' } },
    },
  },
  'content.settings-changed.v1': {
    schema: z.object({
      shipping: z.object({ defaultPesewas: pesewas, regions: z.record(z.string(), pesewas) }),
      agentFeePesewas: pesewas,
      version,
      changes,
    }),
    example: {
      shipping: { defaultPesewas: 0, regions: { Northern: 1500 } },
      agentFeePesewas: 1000,
      version: 3,
      changes: { 'shipping.regions.Northern': { from: null, to: 1500 } },
    },
  },
  'content.logo-changed.v1': {
    schema: z.object({ imageUrl: z.string(), version }),
    example: { imageUrl: '/media/ab/logo', version: 2 },
  },
  'content.log-report-changed.v1': {
    schema: z.object({ logReportId: idSchema, deleted: z.boolean(), changes }),
    example: { logReportId: 8, deleted: false, changes: { level: { from: 'error', to: 'info' } } },
  },
} as const;

/** What the bus itself tells: a message that no try could handle. */
export const busEvents = {
  'bus.message-parked.v1': {
    schema: z.object({
      queue: z.string(),
      eventId: z.uuid(),
      eventType: z.string(),
      reason: z.string(),
      attempts: z.int(),
    }),
    example: {
      queue: 'orders.place-order',
      eventId: '0190e1f2-6d3c-7c1a-9a51-0a1b2c3d4e5f',
      eventType: 'payment.payment-succeeded.v1',
      reason: 'TypeError: total is undefined',
      attempts: 5,
    },
  },
} as const;
