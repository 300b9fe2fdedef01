import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { order } from '../../test/demo-things.ts';
import { refusal } from '../../test/fake-shop.ts';
import { openCustomer } from '../../test/open-customer.ts';

const user = userEvent.setup();

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the tracker', () => {
  const TRACK = '/customer/track/AK-7F3K9Q2M';
  const stages = () => screen.getAllByRole('listitem').filter((item) => item.closest('.stages'));

  test('shows the five stages and how far the order is', async () => {
    openCustomer(TRACK, { 'GET /orders/AK-7F3K9Q2M': () => ({ body: order({ status: 'picked' }) }) });
    await screen.findByText('Pending');
    expect(stages().map((item) => [item.querySelector('.stages__label')?.textContent, item.dataset['state']])).toEqual([
      ['Pending', 'done'],
      ['Accepted by Vendor', 'done'],
      ['Picked by Delivery Agent', 'done'],
      ['Out for Delivery', 'now'],
      ['Delivered', 'ahead'],
    ]);
  });

  test('an order that is not there says "Order not found"', async () => {
    openCustomer(TRACK, { 'GET /orders/AK-7F3K9Q2M': () => ({ status: 404, body: null }) });
    const says = await screen.findByText('Order not found');
    expect(says.closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/customer/orders');
  });

  test('asks again every 5 seconds', async () => {
    jest.useFakeTimers();
    const shop = openCustomer(TRACK, { 'GET /orders/AK-7F3K9Q2M': () => ({ body: order() }) });
    const asks = () => shop.callsOf('GET', '/orders/AK-7F3K9Q2M').length;
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(asks()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(asks()).toBe(2);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(asks()).toBe(3);
  });

  test('an order is cancelled with a reason while nobody has begun with it, and the refund is told', async () => {
    let now = order();
    const shop = openCustomer(TRACK, {
      'GET /orders/AK-7F3K9Q2M': () => ({ body: now }),
      'POST /orders/5/cancel': () => {
        const cancellation = { reason: 'It takes too long', at: '2026-11-20T11:00:00.000Z', refundAmount: 60 };
        now = order({ status: 'cancelled', cancellation });
        return { body: now };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.selectOptions(await screen.findByLabelText('Why?'), 'It takes too long');
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    const banner = (await screen.findByRole('heading', { name: 'This order is cancelled' })).closest('div');
    expect(banner?.textContent).toContain('It takes too long');
    expect(banner?.textContent).toContain('GHS 60.00 goes back to the account that you paid from. Reference CK-1.');
    expect(shop.callsOf('POST', '/orders/5/cancel').map(({ body }) => body)).toEqual([{ reason: 'It takes too long' }]);
    expect(stages()).toEqual([]);
  });

  test('an order that a vendor has begun with can’t be cancelled here', async () => {
    const parts = order().fulfilments;
    const begun = order({
      fulfilments: [...parts, ...parts.map((part) => ({ ...part, id: 9, status: 'accepted' as const }))],
    });
    openCustomer(TRACK, { 'GET /orders/AK-7F3K9Q2M': () => ({ body: begun }) });
    await screen.findByText('Order AK-7F3K9Q2M');
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
  });

  test('a refused cancellation says the server’s sentence', async () => {
    openCustomer(TRACK, {
      'GET /orders/AK-7F3K9Q2M': () => ({ body: order() }),
      'POST /orders/5/cancel': () => refusal(409, 'Little Stars has accepted it already.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await screen.findByText('Little Stars has accepted it already.');
  });
});
