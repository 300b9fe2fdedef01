import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { removeMedia } from './media-folder.ts';
import { forgetMedia, privateKeysOf } from './media-store.ts';

/** A deleted user's identity documents are erased. The files go before their rows, so that a crash leaves none behind. */
export const removePrivateMediaOnUserDeleted = (
  bus: Bus,
  { database, mediaDir }: { database: Database; mediaDir: string },
) =>
  onEventIdempotent(bus, {
    queue: 'content.remove-private-media',
    types: ['identity.user-deleted.v1'],
    handle: async ({ payload }) => {
      for (const key of await privateKeysOf(database, payload.userId)) {
        await removeMedia(mediaDir, { key, isPrivate: true });
        await forgetMedia(database, key);
      }
    },
  });
