import { randomUUID } from 'node:crypto';
import type { ShopEvent } from '@shop/contracts/events/registry';
import type { ParkedMessage } from './bus.ts';
import { isReadable } from './unreadable-event.ts';

const TYPE = 'bus.message-parked.v1';

/**
 * The event that tells of a parked message; none about the parking of such an event, which could go on for ever, nor about what
 * is no event.
 */
export function parkedEvent(
  service: string,
  { queue, event, reason, attempts, parkedAt }: ParkedMessage,
): ShopEvent | null {
  if (!isReadable(event) || event.type === TYPE) return null;
  return {
    id: randomUUID(),
    type: TYPE,
    occurredAt: parkedAt,
    correlationId: event.correlationId,
    actor: { kind: 'service', name: service },
    payload: { queue, eventId: event.id, eventType: event.type, reason, attempts },
  };
}
