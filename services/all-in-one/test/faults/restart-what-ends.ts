import type { ProcessName, SeparateShop } from '../separate-shop.ts';

export interface Restarting {
  /** How many are not ready at the moment. */
  down(): number;
  /** Ends that nobody outside brought about. */
  ownEnds: readonly string[];
  stop(): void;
}

/** Starts each process again as soon as it has ended, also while it was still starting. */
export function restartWhatEnds(shop: Pick<SeparateShop, 'process'>, names: readonly ProcessName[]): Restarting {
  const ownEnds: string[] = [];
  const starting = new Map<ProcessName, Promise<void>>();
  let isOver = false;

  const start = (name: ProcessName): void => {
    // One that ends before it is ready is seen by whoever watches it.
    const start = shop
      .process(name)
      .start()
      .catch(() => undefined)
      .then(() => {
        if (starting.get(name) === start) starting.delete(name);
      });
    starting.set(name, start);
  };
  const watch = async (name: ProcessName): Promise<void> => {
    for (;;) {
      const how = await shop.process(name).ended();
      if (isOver) return;
      if (how !== 'SIGKILL') ownEnds.push(`${name} ended with ${how}`);
      start(name);
    }
  };
  for (const name of names) void watch(name);
  return { down: () => starting.size, ownEnds, stop: () => void (isOver = true) };
}
