import type { ConfirmChannel, Options } from 'amqplib';
import { unavailable } from '../errors/problem.ts';

const CONFIRM_MS = 5_000;

export const busUnavailable = (cause?: unknown) => unavailable(undefined, { code: 'bus_unavailable', cause });

/** Sends a message and resolves once the broker has it for good. Throws a Problem 503 after five seconds at most. */
export function publishConfirmed(
  channel: ConfirmChannel,
  target: { exchange: string; routingKey: string },
  content: Buffer,
  options: Options.Publish,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(busUnavailable(new Error('The broker did not confirm in time.'))),
      CONFIRM_MS,
    );
    const settle = (error: unknown): void => {
      clearTimeout(timer);
      if (error) reject(busUnavailable(error));
      else resolve();
    };
    try {
      channel.publish(target.exchange, target.routingKey, content, options, settle);
    } catch (error) {
      settle(error);
    }
  });
}

/** Straight into one queue. */
export const sendConfirmed = (channel: ConfirmChannel, queue: string, content: Buffer, options: Options.Publish) =>
  publishConfirmed(channel, { exchange: '', routingKey: queue }, content, options);
