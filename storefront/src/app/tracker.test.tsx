import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import type { OrderStatus } from '@shop/contracts/statuses';
import { order } from '../../test/demo-things.ts';
import { type Handler, refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';
import { loadPageAt } from './routes.tsx';

const ama = tokenOf(7, 'ama@example.test');
const CALL = 'GET /orders/AK-7F3K9Q2M';
const POLL_MS = 5000;
const MINUTE_MS = 60_000;
const openTracker = (answer: Handler, path = '/customer/track/AK-7F3K9Q2M') => {
  const shop = openStorefront(path, { [CALL]: answer, 'GET /orders/5': answer }, ama);
  return { ...shop, asks: () => shop.callsOf('GET', '/orders/').length };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const see = (visibilityState: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

// Where time stands still, nothing could be loaded.
beforeAll(() => loadPageAt('/customer/track'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const STAGES = ['Pending', 'Accepted by Vendor', 'Picked by Delivery Agent', 'Out for Delivery', 'Delivered'];

test.each([
  ['pending', []],
  ['accepted', STAGES.slice(0, 2)],
  ['picked', STAGES.slice(0, 3)],
  ['out', STAGES.slice(0, 4)],
  ['delivered', STAGES],
] as const)('of the five stages a %s order has done %j', async (status: OrderStatus, done) => {
  openTracker(() => ({ body: order({ status }) }));
  await screen.findByText('Out for Delivery');
  const stages = screen.getAllByRole('listitem').filter((item) => item.closest('.stages'));
  const label = (stage: HTMLElement) => stage.querySelector('.stages__label')?.textContent;
  expect(stages.map(label)).toEqual(STAGES);
  expect(stages.filter(({ dataset }) => dataset['state'] === 'done').map(label)).toEqual(done);
});

test('an entered number opens the order’s own address, and is asked for with the token', async () => {
  const shop = openTracker(() => ({ body: order() }), '/customer/track');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Order number'), ' AK-7F3K9Q2M {Enter}');
  await screen.findByText('Order AK-7F3K9Q2M');
  expect(window.location.pathname).toBe('/customer/track/AK-7F3K9Q2M');
  expect(shop.callsOf('GET', '/orders/AK-7F3K9Q2M').map(({ token }) => token)).toEqual([ama]);
});

test('an order’s id does as well as its number', async () => {
  openTracker(() => ({ body: order() }), '/customer/track/5');
  await screen.findByText('Order AK-7F3K9Q2M');
});

test('the server’s own error is shown where it sends one', async () => {
  openTracker(() => refusal(400, 'That is no order number.'));
  await screen.findByText('That is no order number.');
});

describe('asking again', () => {
  test.each(['delivered', 'cancelled'] as const)('goes on when the order is %s', async (status) => {
    jest.useFakeTimers();
    const shop = openTracker(() => ({ body: order({ status }) }));
    await pass(4 * POLL_MS + 100);
    expect(shop.asks()).toBe(5);
  });

  test('goes on for a number that nobody knows yet, and shows the order once it is there', async () => {
    jest.useFakeTimers();
    let isThere = false;
    const shop = openTracker(() => (isThere ? { body: order() } : refusal(404, 'Order not found')));
    await pass(2 * POLL_MS + 100);
    screen.getByText('Order not found');
    expect(shop.asks()).toBe(3);
    isThere = true;
    await pass(POLL_MS);
    screen.getByText('Order AK-7F3K9Q2M');
  });

  test('rests while nobody sees the page, and goes on when it is seen again', async () => {
    jest.useFakeTimers();
    const shop = openTracker(() => ({ body: order() }));
    await pass(100);
    see('hidden');
    await pass(10 * POLL_MS);
    expect(shop.asks()).toBe(1);
    see('visible');
    await pass(POLL_MS);
    expect(shop.asks()).toBeGreaterThan(1);
  });

  test('comes less and less often while the shop is away, never ends, and is every five seconds again afterwards', async () => {
    jest.useFakeTimers();
    let isAway = false;
    const shop = openTracker(() => (isAway ? refusal(503, 'Away.') : { body: order() }));
    await pass(100);
    isAway = true;
    await pass(5 * MINUTE_MS);
    screen.getByText('No connection at the moment. This is the last that we know.');
    const whileAway = shop.asks();
    expect(whileAway).toBeLessThan((5 * MINUTE_MS) / POLL_MS / 2);
    await pass(5 * MINUTE_MS);
    expect(shop.asks()).toBeGreaterThan(whileAway);
    isAway = false;
    await pass(2 * MINUTE_MS);
    expect(screen.queryByText(/No connection at the moment/)).toBeNull();
    const back = shop.asks();
    await pass(4 * POLL_MS);
    expect(shop.asks() - back).toBe(4);
  });
});
