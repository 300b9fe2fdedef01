import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_MS = 20;

/** Asks again and again until the probe answers something, and answers that. Throws, saying what, when the time is up. */
export async function eventually<Result>(
  what: string,
  probe: () => Promise<Result | false | null | undefined> | Result | false | null | undefined,
  { withinMs = 10_000 }: { withinMs?: number } = {},
): Promise<Result> {
  const end = performance.now() + withinMs;
  let lastError: unknown;
  while (performance.now() < end) {
    try {
      const result = await probe();
      if (result !== false && result !== null && result !== undefined) return result;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    await pause(BETWEEN_MS);
  }
  throw new Error(`It did not come about within ${withinMs} ms: ${what}`, { cause: lastError });
}
