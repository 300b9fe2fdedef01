import type { DemoShop } from '../demo-shop.ts';

export interface AgendaItem {
  hoursAgo: number;
  run: () => Promise<void>;
}

const HOUR_MS = 3600 * 1000;

/** Does everything in the order of its time, each with the shop's clock standing at that time. */
export async function liveThrough({ clock }: DemoShop, items: readonly AgendaItem[], opening: Date): Promise<void> {
  for (const { hoursAgo, run } of [...items].sort((a, b) => b.hoursAgo - a.hoursAgo)) {
    clock.set(new Date(opening.getTime() - hoursAgo * HOUR_MS));
    await run();
  }
}
