import type { Cache } from '@shop/chassis/cache/cache';
import type { Logger } from '@shop/chassis/log/logger';
import { coalesced } from '@shop/chassis/process/coalesced';
import { isRefusal } from '../downstream/is-refusal.ts';
import { PUBLIC_GROUPS, type PublicGroup } from '../surface/route.ts';
import { type KeptAnswer, type MadeAnswer, serialised } from './kept-answer.ts';
import { createShelf, type Shelf } from './shelf.ts';

export interface PublicCache {
  /** The kept answer, or the one that is made now. Never older than the last write through any BFF. */
  answer(group: PublicGroup, key: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer>;
  /** Does a write. Before it answers, every BFF stops using what it kept of these groups, unless it was refused for certain. */
  while<Result>(groups: readonly PublicGroup[], write: () => Promise<Result>): Promise<Result>;
  /** An event told of a change: this process stops using what it kept. */
  drop(group: PublicGroup): void;
}

interface Options {
  cache: Cache;
  logger: Logger;
  newId: () => string;
  /** Bytes of each group at most. */
  mostBytes?: number;
  /** Milliseconds that only go forward. */
  clock?: () => number;
}

const MOST_BYTES = 32 * 1024 * 1024;
const GENERATION_TTL_S = 24 * 3600;

const generationKey = (group: PublicGroup) => `bff:generation:${group}`;

/**
 * Public answers in memory. The shared cache names the generation of each group, and a write through any BFF begins a new one;
 * an answer is used only while the generation stands under which it was asked for. Where the shared cache is away nothing is
 * kept, so nothing can be stale.
 */
export function createPublicCache(options: Options): PublicCache {
  const { cache, logger, newId, mostBytes = MOST_BYTES, clock = () => performance.now() } = options;
  const emptyShelf = (generation: string | null) => createShelf({ generation, mostBytes, clock });
  const shelves = new Map<PublicGroup, Shelf>();
  const shelfOf = (group: PublicGroup) => shelves.get(group) ?? emptyShelf(null);

  const begin = async (group: PublicGroup): Promise<string> => {
    const generation = newId();
    await cache.set(generationKey(group), generation, GENERATION_TTL_S);
    return generation;
  };

  // Whoever asks waits for a look that began after the question, and shares it with all who asked meanwhile.
  const look = coalesced(async () => {
    const known = await cache.getMany(PUBLIC_GROUPS.map(generationKey));
    for (const [index, group] of PUBLIC_GROUPS.entries()) {
      // A shared cache that was emptied has forgotten the writes: what was kept before does not count.
      const generation = known[index] ?? (await begin(group));
      if (shelfOf(group).generation !== generation) shelves.set(group, emptyShelf(generation));
    }
  });

  const change = async (groups: readonly PublicGroup[]): Promise<void> => {
    for (const group of groups) {
      shelves.delete(group);
      await begin(group).catch((error: unknown) =>
        logger.warn({ err: error, group }, 'other BFFs could not be told of a change'),
      );
    }
  };

  return {
    async answer(group, key, make) {
      try {
        await look();
      } catch {
        return serialised(await make());
      }
      return shelfOf(group).answer(key, make);
    },
    async while(groups, write) {
      try {
        const result = await write();
        await change(groups);
        return result;
      } catch (error) {
        if (!isRefusal(error)) await change(groups);
        throw error;
      }
    },
    drop(group) {
      shelves.set(group, emptyShelf(shelfOf(group).generation));
    },
  };
}
