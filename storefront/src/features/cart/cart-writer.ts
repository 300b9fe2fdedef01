import type { AddToCart, CartAnswer } from '@shop/contracts/rest/carts';
import { createQueue } from '../../lib/in-turn.ts';
import type { CartApi } from './cart-api.ts';
import type { Wishes } from './wished-cart.ts';

interface CartWriterDependencies {
  api: Pick<CartApi, 'add' | 'changeQuantity' | 'remove'>;
  /** Reads the server's present cart into the cache; never fails. */
  reload: () => Promise<unknown>;
  /** Puts an answered cart into the cache. */
  keep: (answer: CartAnswer) => Promise<unknown>;
  /** False once another customer, or nobody, is signed in: then nothing more is sent. */
  isStillSignedIn: () => boolean;
  /** A line is as it was wished for. */
  onChanged: (itemId: number) => void;
  onFailure: (failure: unknown, itemId: number) => void;
}

export type CartWriter = ReturnType<typeof createCartWriter>;

/**
 * Sends a customer's changes of the cart one at a time, the newest wish for each line only, so that no answer can
 * overtake another. A wish is shown at once and stands until it is answered; one that fails is dropped, so that what
 * the server holds shows again.
 */
export function createCartWriter({ api, reload, keep, isStillSignedIn, onChanged, onFailure }: CartWriterDependencies) {
  const inTurn = createQueue();
  const listeners = new Set<() => void>();
  const unsent = new Set<number>();
  let wishes: Wishes = new Map();

  function show(next: Wishes) {
    wishes = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  const drop = (itemId: number) => {
    show(new Map([...wishes].filter(([id]) => id !== itemId)));
  };

  async function send(itemId: number) {
    const quantity = wishes.get(itemId) ?? 0;
    unsent.delete(itemId);
    try {
      await keep(await (quantity === 0 ? api.remove(itemId) : api.changeQuantity(itemId, quantity)));
      if (!unsent.has(itemId)) drop(itemId);
      onChanged(itemId);
    } catch (failure) {
      unsent.delete(itemId);
      drop(itemId);
      onFailure(failure, itemId);
      await reload();
    }
  }

  async function sendAll() {
    for (const itemId of unsent) if (isStillSignedIn()) await send(itemId);
  }

  return {
    wishes: () => wishes,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Below 1 is ignored. */
    changeQuantity(itemId: number, quantity: number) {
      if (quantity < 1) return;
      unsent.add(itemId);
      show(new Map(wishes).set(itemId, quantity));
      void inTurn(sendAll);
    },
    remove(itemId: number) {
      unsent.add(itemId);
      show(new Map(wishes).set(itemId, 0));
      void inTurn(sendAll);
    },
    /** Throws an ApiError where the server refuses. */
    add: (choice: AddToCart) =>
      inTurn(async () => {
        const { item, ...answer } = await api.add(choice);
        await keep(answer);
        return item;
      }),
  };
}
