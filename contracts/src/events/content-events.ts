import { z } from 'zod';
import { idSchema } from '../ids.ts';

const pesewas = z.int().min(0);
const version = z.int().min(1);

export const contentEvents = {
  'content.page-changed.v1': {
    schema: z.object({ pageId: idSchema, slug: z.string(), deleted: z.boolean(), version }),
    example: { pageId: 2, slug: 'sizing', deleted: false, version: 1 },
  },
  'content.slider-changed.v1': {
    schema: z.object({ kind: z.enum(['image', 'video']), sliderId: idSchema, deleted: z.boolean(), version }),
    example: { kind: 'image', sliderId: 2, deleted: false, version: 1 },
  },
  'content.settings-changed.v1': {
    schema: z.object({
      shipping: z.object({ defaultPesewas: pesewas, regions: z.record(z.string(), pesewas) }),
      agentFeePesewas: pesewas,
      version,
    }),
    example: { shipping: { defaultPesewas: 0, regions: { Northern: 1500 } }, agentFeePesewas: 1000, version: 3 },
  },
  'content.logo-changed.v1': {
    schema: z.object({ imageUrl: z.string(), version }),
    example: { imageUrl: '/media/ab/logo', version: 2 },
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
