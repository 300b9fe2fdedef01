import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { Changes } from '@shop/contracts/events/changes';
import { countVersion } from './page-store.ts';

/** Tells that a page, or a section of it, has changed, at the page's next version. */
export async function tellPageChanged(
  tx: Transaction,
  outbox: Outbox,
  pageId: number,
  changes: Changes,
): Promise<void> {
  const { slug, version } = await countVersion(tx, pageId);
  outbox.append(tx, {
    type: 'content.page-changed.v1',
    payload: { pageId, slug, deleted: false, version, changes },
  });
}
