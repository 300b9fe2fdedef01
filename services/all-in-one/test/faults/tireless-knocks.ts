import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Knock, Knocks } from '../knocks.ts';

/** A person doesn't press a button more often. */
const BETWEEN_MS = 1_000;
const PATIENCE_MS = 240_000;
/** A gateway's words for a shop that is away for a moment. */
const AWAY = [502, 503, 504];

export interface TirelessKnocks {
  /** Calls again and again until it is answered. For calls that may be repeated. */
  untilAnswered: Knocks;
  /** Calls once; null where no answer came, so that it can't be known whether the shop acted. Waits a moment then. */
  once<Body>(method: string, path: string, knock?: Knock): Promise<Answer<Body> | null>;
  figures(): { callsTriedAgain: number; longestWaitSeconds: number };
}

/** The calls of people who don't give up while the shop is away, as the storefront makes them. They end with the signal. */
export function tirelessKnocks(knocks: Knocks, signal: AbortSignal): TirelessKnocks {
  let [failed, longestMs] = [0, 0];

  const attempt = async <Body>(method: string, path: string, knock?: Knock): Promise<Answer<Body> | string> => {
    signal.throwIfAborted();
    const answer = await knocks<Body>(method, path, knock).catch((error: unknown) => String(error));
    if (typeof answer !== 'string' && !AWAY.includes(answer.status)) return answer;
    failed += 1;
    await pause(BETWEEN_MS, undefined, { signal });
    return typeof answer === 'string' ? answer : `${answer.status} ${JSON.stringify(answer.body)}`;
  };

  return {
    once: async <Body>(method: string, path: string, knock?: Knock) => {
      const answer = await attempt<Body>(method, path, knock);
      return typeof answer === 'string' ? null : answer;
    },
    untilAnswered: async <Body>(method: string, path: string, knock?: Knock) => {
      const begun = performance.now();
      const reasons: string[] = [];
      while (performance.now() < begun + PATIENCE_MS) {
        const answer = await attempt<Body>(method, path, knock);
        longestMs = Math.max(longestMs, performance.now() - begun);
        if (typeof answer !== 'string') return answer;
        reasons.push(answer);
      }
      throw new Error(`${method} ${path} was not answered within ${PATIENCE_MS / 1000} s:\n${reasons.join('\n')}`);
    },
    figures: () => ({ callsTriedAgain: failed, longestWaitSeconds: Math.round(longestMs / 1000) }),
  };
}
