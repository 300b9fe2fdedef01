import { showScreen } from '../../../test/show-screen.tsx';
import { orderShown } from '../../../test/order-shown.ts';
import type { OrderStatus } from '@shop/contracts/statuses';
import { screen } from '@testing-library/react';
import OrderArchive from './order-archive.tsx';

const open = async (status: OrderStatus) => {
  await showScreen(<OrderArchive />, {
    ...{ area: 'admin', resource: 'orders', path: '/orders/5/delete', pattern: '/orders/:id/delete' },
    answers: { getOne: () => Promise.resolve({ data: orderShown({ status }) as never }) },
  });
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Archive' });
};

test.each<OrderStatus>(['pending', 'accepted', 'picked', 'out'])(
  'an order that is %s can’t be archived, and the screen says why',
  async (status) => {
    expect((await open(status)).disabled).toBe(true);
    screen.getByText(`Only a delivered or cancelled order can be archived: the status is “${status}”.`);
  },
);

test.each<OrderStatus>(['delivered', 'cancelled'])('an order that is %s can be archived', async (status) => {
  expect((await open(status)).disabled).toBe(false);
  expect(screen.queryByText(/^Only a delivered/)).toBeNull();
});
