import type { Logger } from '@shop/chassis/log/logger';

/** A part that an answer can do without: where it can't be had, the answer goes out without it and the log says why. */
export async function optional<Value>(
  asked: Promise<Value>,
  without: Value,
  { what, logger }: { what: string; logger: Logger },
): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    logger.warn({ err: error, what }, 'an optional part of an answer is left out');
    return without;
  }
}
