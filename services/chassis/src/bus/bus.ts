import type { EventType, ShopEvent } from '@shop/contracts/events/registry';
import type { UnreadableEvent } from './unreadable-event.ts';

export interface Subscription {
  /** The queue's name, `<service>.<reaction>`, in words: `orders.place-order`. Replicas of a service share it. */
  queue: string;
  types: readonly EventType[];
  /** A throw means another try later, then parking. Handlers must bear redelivery and any order. */
  handle: (event: ShopEvent) => Promise<void>;
  /** One queue for each process, gone with it: for caches that every replica must drop. */
  everyProcess?: boolean;
  /** How many messages are handled at once; 8 unless told. */
  concurrency?: number;
}

export interface ParkedMessage {
  queue: string;
  event: ShopEvent | UnreadableEvent;
  reason: string;
  attempts: number;
  parkedAt: string;
}

export interface DeadLetters {
  /** At most `limit` parked messages, the oldest first; of one queue or of all. They stay parked. */
  list(options?: { queue?: string; limit?: number }): Promise<ParkedMessage[]>;
  /** Sends parked messages of a queue to that queue again: one event's, or all. Answers how many. */
  replay(queue: string, eventId?: string): Promise<number>;
}

/**
 * Carries events to every queue that subscribed to their type. A message that its handler keeps refusing is tried a bounded
 * number of times with growing pauses, then parked with the reason; its neighbours go on.
 */
export interface Bus {
  /** Resolves once the broker holds the event for every queue; throws where it can't be reached in time. */
  publish(event: ShopEvent): Promise<void>;
  subscribe(subscription: Subscription): Promise<void>;
  deadLetters: DeadLetters;
  /** Throws where the broker can't be reached. */
  ping(): Promise<void>;
  /** Stops taking messages, waits for those being handled, and closes. */
  close(): Promise<void>;
}
