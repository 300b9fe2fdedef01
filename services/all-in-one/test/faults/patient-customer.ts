import { setTimeout as pause } from 'node:timers/promises';
import { errorBodySchema } from '@shop/contracts/errors';
import type { Answer } from '../knocks.ts';

const PATIENCE_MS = 120_000;
/** A person doesn't press a button more often. */
const BETWEEN_MS = 1_000;

/** Throws unless a refusal says in a sentence that it is worth trying again, and nothing of the shop's insides. */
export function expectToBeAskedToTryAgain({ status, headers, body }: Answer): void {
  expect(errorBodySchema.safeParse(body)).toMatchObject({ success: true });
  const { message, code } = body as { message: string; code: string };
  expect({ status, retryAfter: headers.get('retry-after'), message, code }).toEqual({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    message: expect.stringMatching(/^[A-Z].*try again.*\.$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
}

/** Does again what the shop asks to be done again. Answers the first answer that is none of that, and what was said before. */
export async function patiently<Body>(
  call: () => Promise<Answer<Body>>,
): Promise<{ answer: Answer<Body>; refusals: Answer<Body>[] }> {
  const end = performance.now() + PATIENCE_MS;
  const refusals: Answer<Body>[] = [];
  for (;;) {
    const answer = await call();
    if (answer.status !== 503 || performance.now() > end) return { answer, refusals };
    refusals.push(answer);
    await pause(BETWEEN_MS);
  }
}
