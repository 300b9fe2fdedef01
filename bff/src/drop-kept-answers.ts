import type { Bus } from '@shop/chassis/bus/bus';
import type { EventType } from '@shop/contracts/events/registry';
import type { PublicCache } from './public-cache/public-cache.ts';
import type { PublicGroup } from './surface/route.ts';

const toldBy: Record<PublicGroup, readonly EventType[]> = {
  catalogue: [
    'catalog.product-changed.v1',
    'catalog.product-deleted.v1',
    'catalog.sku-changed.v1',
    'catalog.stock-changed.v1',
    'catalog.lookup-changed.v1',
    'catalog.vendor-copy-changed.v1',
  ],
  content: [
    'content.page-changed.v1',
    'content.slider-changed.v1',
    'content.settings-changed.v1',
    'content.logo-changed.v1',
  ],
};

/** Every BFF process drops its kept answers when an event tells that what they show has changed. */
export async function dropKeptAnswers(bus: Bus, publicCache: PublicCache): Promise<void> {
  for (const [group, types] of Object.entries(toldBy) as [PublicGroup, readonly EventType[]][]) {
    await bus.subscribe({
      queue: `bff.drop-kept-${group}`,
      types,
      everyProcess: true,
      handle: async () => publicCache.drop(group),
    });
  }
}
