import { z } from 'zod';
import { uuidSchema } from '../ids.ts';
import { timestampSchema } from '../time.ts';
import { type Actor, actorSchema } from './actor.ts';
import { catalogEvents } from './catalog-events.ts';
import { busEvents, contentEvents } from './content-events.ts';
import { identityEvents } from './identity-events.ts';
import { ordersEvents } from './orders-events.ts';
import { paymentEvents } from './payment-events.ts';

export { type Actor, actorSchema } from './actor.ts';

/** Every event of the shop: its type, the schema of its payload, and an example. The type is the routing key. */
export const eventRegistry = {
  ...identityEvents,
  ...catalogEvents,
  ...ordersEvents,
  ...paymentEvents,
  ...contentEvents,
  ...busEvents,
} as const;

export type EventType = keyof typeof eventRegistry;
export type EventPayload<T extends EventType> = z.infer<(typeof eventRegistry)[T]['schema']>;

export const eventTypeSchema = z.enum(Object.keys(eventRegistry) as [EventType, ...EventType[]]);

/** What travels: the payload and how it came about. */
export interface ShopEvent<T extends EventType = EventType> {
  id: string;
  type: T;
  occurredAt: string;
  correlationId: string;
  actor: Actor;
  payload: EventPayload<T>;
}

/** Some event: its type tells the shape of its payload. */
export type AnyEvent = { [T in EventType]: ShopEvent<T> }[EventType];

const envelopeSchema = z.object({
  id: uuidSchema,
  type: eventTypeSchema,
  occurredAt: timestampSchema,
  correlationId: z.string(),
  actor: actorSchema,
  payload: z.unknown(),
});

/** Parses an event from outside the process. Throws a ZodError for an unknown type or a payload of another shape. */
export function parseEvent(value: unknown): ShopEvent {
  const envelope = envelopeSchema.parse(value);
  const payload = eventRegistry[envelope.type].schema.parse(envelope.payload);
  return { ...envelope, payload } as ShopEvent;
}
