import type { Cache } from './cache.ts';

const SWEEP_EVERY = 1000;

/** A cache within one process; times come from the given clock. */
export function createMemoryCache({ now = () => new Date() }: { now?: (() => Date) | undefined } = {}): Cache {
  const entries = new Map<string, { value: string; expiresAt: number }>();
  let writes = 0;

  const live = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now().getTime() ? entry : undefined;
  };
  const sweep = (): void => {
    const at = now().getTime();
    for (const [key, { expiresAt }] of entries) if (expiresAt <= at) entries.delete(key);
  };
  const write = (key: string, value: string, expiresAt: number): void => {
    writes += 1;
    if (writes % SWEEP_EVERY === 0) sweep();
    entries.set(key, { value, expiresAt });
  };
  const read = (key: string): string | null => live(key)?.value ?? null;

  return {
    get: async (key) => read(key),
    getMany: async (keys) => keys.map(read),
    set: async (key, value, ttlS) => write(key, value, now().getTime() + ttlS * 1000),
    setWhile: async (present, key, value, ttlS) => {
      if (!live(present)) return false;
      write(key, value, now().getTime() + ttlS * 1000);
      return true;
    },
    delete: async (...keys) => {
      for (const key of keys) entries.delete(key);
    },
    increment: async (key, ttlS) => {
      const entry = live(key);
      const count = Number(entry?.value ?? 0) + 1;
      write(key, String(count), entry?.expiresAt ?? now().getTime() + ttlS * 1000);
      return count;
    },
    ping: async () => undefined,
    close: async () => entries.clear(),
  };
}
