import type { Message, Options } from 'amqplib';
import { parseEvent } from '@shop/contracts/events/registry';
import type { ShopEvent } from '@shop/contracts/events/registry';
import type { ParkedMessage } from './bus.ts';
import type { Failures } from './retry-policy.ts';

/** Our headers; the broker's own begin with `x-`. */
const HEADERS = {
  refused: 'tries-refused',
  away: 'tries-away',
  reason: 'parked-reason',
  attempts: 'parked-attempts',
  at: 'parked-at',
};

export const contentOf = (event: ShopEvent): Buffer => Buffer.from(JSON.stringify(event));

export const publishOptions = ({ id, type }: Pick<ShopEvent, 'id' | 'type'>): Options.Publish => ({
  persistent: true,
  contentType: 'application/json',
  messageId: id,
  type,
});

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const headersOf = (message: Message): Record<string, unknown> => message.properties.headers ?? {};

/** The event that a message carries, or why it is none of ours. */
export function readEvent(message: Message): { event: ShopEvent; fault?: never } | { event: null; fault: unknown } {
  try {
    return { event: parseEvent(JSON.parse(message.content.toString())) };
  } catch {
    return { event: null, fault: new Error('The message is no event that this version knows.') };
  }
}

/** How often the message was handed out and its process then ended, or lost the broker, without an answer. */
export const lostHandlings = (message: Message): number => number(headersOf(message)['x-delivery-count']);

export const failuresOf = (message: Message): Failures => ({
  refused: number(headersOf(message)[HEADERS.refused]),
  away: number(headersOf(message)[HEADERS.away]),
});

const optionsOf = ({ properties: { messageId, type } }: Message): Options.Publish => ({
  persistent: true,
  contentType: 'application/json',
  messageId: text(messageId),
  type: text(type),
});

export const retryOptions = (message: Message, { refused, away }: Failures, delayMs: number): Options.Publish => ({
  ...optionsOf(message),
  expiration: delayMs,
  headers: { [HEADERS.refused]: refused, [HEADERS.away]: away },
});

export const parkedOptions = (message: Message, { reason, attempts, parkedAt }: Parking): Options.Publish => ({
  ...optionsOf(message),
  headers: { [HEADERS.reason]: reason, [HEADERS.attempts]: attempts, [HEADERS.at]: parkedAt },
});

/** For another beginning: nothing of the earlier tries stays. */
export const replayOptions = (message: Message): Options.Publish => optionsOf(message);

export type Parking = Pick<ParkedMessage, 'reason' | 'attempts' | 'parkedAt'>;

/** What a message carries, whether it can be read or not. */
const carried = (message: Message): ParkedMessage['event'] =>
  readEvent(message).event ?? {
    id: text(message.properties.messageId),
    type: text(message.properties.type),
    unreadable: message.content.toString(),
  };

/** What a message in a dead-letter queue tells. */
export function parkedMessageOf(queue: string, message: Message): ParkedMessage {
  const headers = headersOf(message);
  return {
    queue,
    event: carried(message),
    reason: text(headers[HEADERS.reason]),
    attempts: number(headers[HEADERS.attempts]),
    parkedAt: text(headers[HEADERS.at]),
  };
}
