import { cleanup, screen } from '@testing-library/react';
import { product } from '../../test/demo-things.ts';
import { tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const customer = tokenOf(7, 'ama@example.test');
const agent = tokenOf(11, 'kofi@example.test', 'delivery');

afterEach(cleanup);

test.each(['/customer', '/customer/cart', '/customer/checkout', '/delivery/dashboard', '/delivery'])(
  'a visitor is sent from %s to the front page',
  async (path) => {
    openStorefront(path, {});
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect(window.location.pathname).toBe('/');
  },
);

test('a customer is led out of the agents’ area, with a sentence, to the own area', async () => {
  openStorefront('/delivery/dashboard', {}, customer);
  await screen.findByText('This part of the shop is for delivery agents. We are taking you to your own.');
  await screen.findByRole('heading', { name: 'My account' }, { timeout: 4000 });
  expect(window.location.pathname).toBe('/customer');
});

test('an agent is led out of the customers’ area to the deliveries', async () => {
  openStorefront('/customer/orders', { 'GET /deliveries': () => ({ body: [] }) }, agent);
  await screen.findByText('This part of the shop is for customers. We are taking you to your own.');
  await screen.findByRole('heading', { name: 'Dashboard' }, { timeout: 4000 });
  expect(window.location.pathname).toBe('/delivery/dashboard');
});

test('the back office’s link to a product shows a visitor the product', async () => {
  openStorefront('/admin/product/Productdetail/12', { 'GET /products/12': () => ({ body: product() }) });
  await screen.findByRole('heading', { name: 'Kente romper' });
});
