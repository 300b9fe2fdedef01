import { randomInt } from 'node:crypto';
import { eventually } from '@shop/testing/eventually';
import { type Knocks, knocksAt } from '../knocks.ts';
import type { SeparateShop } from '../separate-shop.ts';

/** What the shop has to be told for its limits to be looked at: addresses are told apart, and have few registrations. */
export const ENV_FOR_LIMITS = { TRUST_PROXY: '1', REGISTRATIONS_PER_HOUR: '40' };
const REGISTRATIONS = Number(ENV_FOR_LIMITS.REGISTRATIONS_PER_HOUR);
const FAILED_SIGN_INS = 10;
const ENOUGH_OF_THE_HOUR_S = 20;

/** Throws unless an address that registers all the time, and one that guesses a password, are refused in the end. */
export async function expectLimitsToHold({ people }: Pick<SeparateShop, 'people'>, bffs: readonly string[]) {
  const doors = bffs.map(knocksAt);
  const inTurn = (nth: number) => doors[nth % doors.length] as Knocks;

  await eventually('the hour, by which calls are counted, does not end yet', isNotNearTheHour, {
    withinMs: 1000 * (ENOUGH_OF_THE_HOUR_S + 5),
  });
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
  const registrations: number[] = [];
  for (let nth = 0; nth <= REGISTRATIONS; nth++) {
    registrations.push((await inTurn(nth)('POST', '/api/auth/register', { headers, json: {} })).status);
  }
  expect(registrations).toEqual([...Array<number>(REGISTRATIONS).fill(400), 429]);

  const { email } = await people.newCustomer();
  const signIns: number[] = [];
  for (let nth = 0; nth <= FAILED_SIGN_INS; nth++) {
    const password = nth < FAILED_SIGN_INS ? `wrong-${nth}` : 'Passw0rd!';
    signIns.push((await inTurn(nth)('POST', '/api/auth/login', { json: { email, password } })).status);
  }
  expect(signIns).toEqual([...Array<number>(FAILED_SIGN_INS).fill(401), 429]);
}

const isNotNearTheHour = () => 3600 - (Math.floor(Date.now() / 1000) % 3600) > ENOUGH_OF_THE_HOUR_S;
