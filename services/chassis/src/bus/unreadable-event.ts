import type { ShopEvent } from '@shop/contracts/events/registry';

/** What a message holds that is no event of this version: one of a newer version, or of somebody else. */
export interface UnreadableEvent {
  /** As the sender wrote them beside the content; empty where nothing was written. */
  id: string;
  type: string;
  /** The content as it came. */
  unreadable: string;
}

export const isReadable = (event: ShopEvent | UnreadableEvent): event is ShopEvent => !('unreadable' in event);
