import { createHash } from 'node:crypto';
import type { Cache } from '@shop/chassis/cache/cache';
import { WINDOW_MS, waitSeconds } from './failure-window.ts';

export const FAILURES_PER_ADDRESS = 10;
export const FAILURES_PER_ACCOUNT = 100;

const WINDOW_S = WINDOW_MS / 1000;
/** Longer than the window, so that a ring starts over only when few of its places are in use. */
const COUNTER_TTL_S = 4 * WINDOW_S;

export interface SignInAttempt {
  email: string;
  clientAddress: string;
}

export interface SignInLimit {
  /** Seconds until the account may be tried again from that address; 0 means now. */
  waitS(attempt: SignInAttempt): Promise<number>;
  countFailure(attempt: SignInAttempt): Promise<void>;
}

export interface SignInLimitParts {
  /** Shared by the replicas; may throw. */
  cache: Cache;
  /** Counts in this process alone while the shared one is away. */
  ownCache: Cache;
  now: () => Date;
}

/**
 * Keeps the times of the last failures in a ring of places, so that failures counted at once don't overwrite each other. A sign
 * beside tells that there are any: most sign-ins look no further.
 */
export function createSignInLimit({ cache, ownCache, now }: SignInLimitParts): SignInLimit {
  const withCache = <Result>(work: (store: Cache) => Promise<Result>): Promise<Result> =>
    work(cache).catch(() => work(ownCache));

  const ringWaitS = async (store: Cache, { key, most }: Ring): Promise<number> => {
    const places = Array.from({ length: most }, (_, place) => `${key}:${place}`);
    const times = (await store.getMany(places)).flatMap((time) => (time === null ? [] : [Number(time)]));
    return waitSeconds(times, most, now().getTime());
  };

  return {
    waitS: (attempt) =>
      withCache(async (store) => {
        const rings = ringsOf(attempt);
        const signs = await store.getMany(rings.map(signOf));
        const failed = rings.filter((_, index) => signs[index] !== null);
        return Math.max(0, ...(await Promise.all(failed.map((ring) => ringWaitS(store, ring)))));
      }),

    countFailure: async (attempt) => {
      const time = String(now().getTime());
      await Promise.all(
        ringsOf(attempt).map((ring) =>
          withCache(async (store) => {
            await store.set(signOf(ring), time, WINDOW_S);
            const count = await store.increment(`${ring.key}:count`, COUNTER_TTL_S);
            await store.set(`${ring.key}:${count % ring.most}`, time, WINDOW_S);
          }),
        ),
      );
    },
  };
}

interface Ring {
  key: string;
  most: number;
}

/** Lives as long as the youngest failure of the ring counts. */
const signOf = ({ key }: Ring): string => `${key}:failed`;

/** One ring for the account at that address, and one for the account everywhere. Keys hold no personal data. */
function ringsOf({ email, clientAddress }: SignInAttempt): Ring[] {
  const account = email.trim().toLowerCase();
  return [
    { key: `sign-in:${digest(account, clientAddress)}`, most: FAILURES_PER_ADDRESS },
    { key: `sign-in:${digest(account)}`, most: FAILURES_PER_ACCOUNT },
  ];
}

const digest = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
