import type { CartAnswer } from '@shop/contracts/rest/carts';
import { createCartWriter } from './cart-writer.ts';
import { pieceCount, withWishes } from './wished-cart.ts';

const LINE = 4;

const cartOf = (quantity: number): CartAnswer => ({
  cart: {
    id: 1,
    items: [
      {
        id: LINE,
        productId: 1,
        variantId: null,
        sizeId: null,
        quantity,
        unitPrice: 21.5,
        listPrice: null,
        lineTotal: 21.5 * quantity,
        product: { id: 1, name: 'Romper', imageUrl: null },
        variant: null,
        stock: 9,
        isAdjusted: false,
        isAvailable: true,
      },
    ].filter((item) => item.quantity > 0),
  },
  totals: { subtotal: 21.5 * quantity, shipping: 0, total: 21.5 * quantity },
  warnings: [],
});

interface Call {
  quantity: number;
  answer: () => void;
  fail: () => void;
}

/** A server that answers each call when the test says so, and a screen that shows cache and wishes. */
function openShop() {
  let held = 1;
  let cached = cartOf(held);
  let isSignedIn = true;
  const calls: Call[] = [];
  const failures: unknown[] = [];
  const change = (quantity: number) =>
    new Promise<CartAnswer>((resolve, reject) => {
      calls.push({
        quantity,
        answer: () => {
          held = quantity;
          resolve(cartOf(held));
        },
        fail: () => {
          reject(new Error('refused'));
        },
      });
    });
  const keep = (answer: CartAnswer) => {
    cached = answer;
    return Promise.resolve();
  };
  const writer = createCartWriter({
    api: {
      changeQuantity: (_, quantity) => change(quantity),
      remove: () => change(0),
      add: () => Promise.reject(new Error('not used here')),
    },
    keep,
    reload: () => keep(cartOf(held)),
    isStillSignedIn: () => isSignedIn,
    onChanged: () => undefined,
    onFailure: (failure) => failures.push(failure),
  });
  return {
    writer,
    calls,
    failures,
    held: () => held,
    shown: () => pieceCount(withWishes(cached, writer.wishes())),
    signOut: () => {
      isSignedIn = false;
    },
  };
}

/** Lets everything that can go on without another answer go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('changing the cart', () => {
  test('a change is shown before the server has answered', async () => {
    const { writer, calls, shown } = openShop();
    writer.changeQuantity(LINE, 2);
    await settled();
    expect([shown(), calls.length]).toEqual([2, 1]);
  });

  test('quick clicks send one call at a time, and then only the last wish', async () => {
    const { writer, calls, held, shown } = openShop();
    [2, 3, 4, 5].forEach((quantity) => {
      writer.changeQuantity(LINE, quantity);
    });
    await settled();
    expect(calls.map(({ quantity }) => quantity)).toEqual([5]);
    writer.changeQuantity(LINE, 6);
    writer.changeQuantity(LINE, 7);
    await settled();
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await settled();
    expect([shown(), calls[1]?.quantity]).toEqual([7, 7]);
    calls[1]?.answer();
    await settled();
    expect([shown(), held()]).toEqual([7, 7]);
  });

  test('the screen never jumps back while an older answer arrives', async () => {
    const { writer, calls, shown } = openShop();
    writer.changeQuantity(LINE, 2);
    await settled();
    writer.changeQuantity(LINE, 3);
    calls[0]?.answer();
    await settled();
    expect(shown()).toBe(3);
  });

  test('a failed change is told, and the screen shows what the server holds', async () => {
    const { writer, calls, failures, held, shown } = openShop();
    writer.changeQuantity(LINE, 2);
    await settled();
    calls[0]?.answer();
    await settled();
    writer.changeQuantity(LINE, 3);
    await settled();
    writer.changeQuantity(LINE, 4);
    calls[1]?.fail();
    await settled();
    expect(failures).toHaveLength(1);
    expect([shown(), held(), calls.length]).toEqual([2, 2, 2]);
  });

  test('a removed line is gone at once, and back when the server refuses', async () => {
    const { writer, calls, shown } = openShop();
    writer.remove(LINE);
    await settled();
    expect(shown()).toBe(0);
    calls[0]?.fail();
    await settled();
    expect(shown()).toBe(1);
  });

  test('a quantity below 1 is ignored', async () => {
    const { writer, calls, shown } = openShop();
    writer.changeQuantity(LINE, 0);
    await settled();
    expect([shown(), calls.length]).toEqual([1, 0]);
  });

  test('after a sign-out nothing more is sent', async () => {
    const { writer, calls, signOut } = openShop();
    signOut();
    writer.changeQuantity(LINE, 2);
    await settled();
    expect(calls).toHaveLength(0);
  });
});

describe('the wished cart', () => {
  test('its sums are exact to the pesewa, with the shipping and without what is unavailable', () => {
    const cart = cartOf(1);
    const [line] = cart.cart.items;
    if (!line) throw new Error('the cart has a line');
    const answer = {
      ...cart,
      cart: {
        id: 1,
        items: [
          { ...line, unitPrice: 0.1 },
          { ...line, id: 5, unitPrice: 69.99 },
          { ...line, id: 6, isAvailable: false },
        ],
      },
      totals: { subtotal: 70.09, shipping: 12.35, total: 82.44 },
    };
    expect(withWishes(answer, new Map([[LINE, 3]])).totals).toEqual({ subtotal: 70.29, shipping: 12.35, total: 82.64 });
  });

  test('the badge counts pieces, not lines', () => {
    expect(pieceCount(cartOf(7))).toBe(7);
  });
});
