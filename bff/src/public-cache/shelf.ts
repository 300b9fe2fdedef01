import { LRUCache } from 'lru-cache';
import { bytesOf, type KeptAnswer, type MadeAnswer, serialised } from './kept-answer.ts';

/** The answers of one group that were asked for under one generation. */
export interface Shelf {
  generation: string | null;
  answer(key: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer>;
}

/** An event may be lost with the connection to the broker: whatever it would have told is seen after this time. */
const KEPT_AT_MOST_MS = 30_000;

export function createShelf(options: { generation: string | null; mostBytes: number; clock: () => number }): Shelf {
  const { generation, mostBytes, clock } = options;
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    sizeCalculation: (answer, key) => bytesOf(answer) + key.length,
    ttl: KEPT_AT_MOST_MS,
    ttlResolution: 0,
    perf: { now: clock },
  });
  const making = new Map<string, Promise<KeptAnswer>>();

  const makeAndKeep = async (key: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer> => {
    try {
      const answer = await serialised(await make());
      kept.set(key, answer);
      return answer;
    } finally {
      making.delete(key);
    }
  };

  return {
    generation,
    answer: async (key, make) => {
      const answer = kept.get(key);
      if (answer) return answer;
      const begun = making.get(key) ?? makeAndKeep(key, make);
      making.set(key, begun);
      return begun;
    },
  };
}
