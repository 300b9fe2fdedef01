import { expectToBeAskedToTryAgain } from './patient-customer.ts';
import type { Heard } from './watched-knocks.ts';

/**
 * How long the shop takes at most, by call: what its BFF gives the services that it asks one after another, for who calls and
 * for what is asked, and a busy machine on top.
 */
const DEADLINES_MS: readonly (readonly [RegExp, number])[] = [
  [/^POST \/api\/(payments\/initiate|orders\/placeOrder)$/, 30_000],
  [/^GET \/api\/payments\/verify$/, 18_000],
  [/./, 10_000],
];

const deadlineOf = (call: string): number => DEADLINES_MS.find(([calls]) => calls.test(call))?.[1] ?? 0;

/** Throws unless every call was answered in time, and what was refused for the shop's own sake asks to try again. */
export function expectAnswersInTime(heard: readonly Heard[]): void {
  const late = heard.filter(({ call, answer, ms }) => answer === null || ms > deadlineOf(call));
  expect(late.map(({ call, answer, ms }) => ({ call, ms: Math.round(ms), status: answer?.status ?? 'none' }))).toEqual(
    [],
  );
  for (const { call, answer } of heard) {
    if (!answer || answer.status < 500) continue;
    expect({ call, status: answer.status, body: answer.status === 503 || answer.body }).toMatchObject({ body: true });
    expectToBeAskedToTryAgain(answer);
  }
}

/** How often the shop refused for its own sake, by its word for it. */
export function refusalsIn(heard: readonly Heard[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { answer } of heard) {
    if (!answer || answer.status < 500) continue;
    const { code = String(answer.status) } = Object(answer.body) as { code?: string };
    count[code] = (count[code] ?? 0) + 1;
  }
  return count;
}
