import type { Caller } from '@shop/chassis/auth/caller';
import type { Cache } from '@shop/chassis/cache/cache';
import { tooMany } from '@shop/chassis/errors/problem';
import { waitInWords } from '@shop/chassis/errors/wait-in-words';
import { createHash } from 'node:crypto';
import type { LimitedKind } from './limited-kind.ts';

const WINDOW_S = 3600;

const WHAT: Readonly<Record<LimitedKind, string>> = {
  registration: 'registrations from your connection',
  upload: 'uploads from your account',
  payment: 'payments from your account',
};

export interface CallLimits {
  /** Counts a call. Throws a Problem 429 that says when to try again. */
  count(kind: LimitedKind, caller: Caller, clientAddress: string): Promise<void>;
}

interface CallLimitParts {
  /** Shared by the copies of the BFF; may throw. */
  cache: Cache;
  /** Counts in this process alone while the shared one is away. */
  ownCache: Cache;
  /** How many calls an hour, by kind. */
  atMost: Readonly<Record<LimitedKind, number>>;
  now: () => Date;
}

/** Counts calls by the hour of the clock: of a person where one has signed in, otherwise of a network address. */
export const createCallLimits = ({ cache, ownCache, atMost, now }: CallLimitParts): CallLimits => ({
  count: async (kind, caller, clientAddress) => {
    const seconds = Math.floor(now().getTime() / 1000);
    const who = caller.kind === 'person' ? `person ${caller.id}` : `address ${clientAddress}`;
    const key = `calls:${kind}:${Math.floor(seconds / WINDOW_S)}:${digest(who)}`;
    const calls = await cache.increment(key, WINDOW_S).catch(() => ownCache.increment(key, WINDOW_S));
    if (calls <= atMost[kind]) return;
    const waitS = WINDOW_S - (seconds % WINDOW_S);
    throw tooMany(
      `There are too many ${WHAT[kind]}. Please try again in ${waitInWords(waitS)}.`,
      waitS,
      `too_many_${kind}s`,
    );
  },
});

/** Keys hold no personal data. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
