import { cleanup, screen, within } from '@testing-library/react';
import { product } from '../../test/demo-things.ts';
import { refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const ama = tokenOf(7, 'ama@example.test');
const agent = tokenOf(11, 'kofi@example.test', 'delivery');
const logo = '/media/9f4e91dc-b027-460b-b83c-4037756076df/640.webp';

afterEach(cleanup);

describe('a direct visit opens the screen of', () => {
  test.each([
    ['/', 'Latest arrivals'],
    ['/about', 'About us'],
    ['/companies', 'Companies'],
    ['/pricing', 'Pricing'],
    ['/contact', 'Contact'],
    ['/login', 'Admin Login'],
    ['/register', 'Register'],
    ['/customer/browse', 'All clothes'],
    ['/customer/product/productdetail/12', 'Kente romper'],
    ['/admin/product/Productdetail/12', 'Kente romper'],
    ['/payment-callback', 'Your payment'],
    ['/customer/payment-callback', 'Your payment'],
  ])('%s for a visitor', async (path, heading) => {
    openStorefront(path, { 'GET /products/12': () => ({ body: product() }) });
    await screen.findByRole('heading', { name: heading });
    expect(window.location.pathname).toBe(path);
  });

  test.each([
    ['/customer', 'My account'],
    ['/customer/cart', 'Cart'],
    ['/customer/orders', 'My orders'],
    ['/customer/track', 'Track your order'],
    ['/customer/track/AK-7F3K9Q2M', 'Track your order'],
    ['/customer/mypayments', 'My payments'],
    ['/customer/myaddress', 'My addresses'],
    ['/customer/settings', 'Settings'],
    ['/customer/checkout', 'Checkout'],
    ['/customer/payment-callback', 'Your payment'],
  ])('%s for a customer', async (path, heading) => {
    openStorefront(path, {}, ama);
    await screen.findByRole('heading', { name: heading });
    expect(window.location.pathname).toBe(path);
  });

  test.each([
    ['/delivery/dashboard', 'Dashboard'],
    ['/delivery/deliveries', 'Assigned Deliveries'],
    ['/delivery/map', 'Map'],
    ['/delivery/earnings', 'Earnings'],
  ])('%s for an agent', async (path, heading) => {
    openStorefront(path, { 'GET /deliveries': () => ({ body: [] }) }, agent);
    await screen.findByRole('heading', { name: heading });
    expect(window.location.pathname).toBe(path);
  });
});

test.each(['orders', 'track', 'track/5', 'mypayments', 'myaddress', 'settings'])(
  'a visitor is sent from /customer/%s to the front page',
  async (screenName) => {
    openStorefront(`/customer/${screenName}`, {});
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect(window.location.pathname).toBe('/');
  },
);

test('the customer’s menu holds every screen, and calls the addresses "Add Address"', async () => {
  openStorefront('/customer', {}, ama);
  const menu = within(await screen.findByRole('navigation', { name: 'My account' }));
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/customer'],
    ['Browse', '/customer/browse'],
    ['Cart', '/customer/cart'],
    ['Orders', '/customer/orders'],
    ['Track order', '/customer/track'],
    ['Payments', '/customer/mypayments'],
    ['Add Address', '/customer/myaddress'],
    ['Settings', '/customer/settings'],
  ]);
});

test.each(['admin', 'vendor'])('a person of the role %s is told whose area this is', async (role) => {
  openStorefront('/customer/cart', {}, tokenOf(2, 'esi@example.test', role));
  await screen.findByText('This part of the shop is for customers. We are taking you to your own.');
});

test('the first logo is the shop’s, and the page’s icon', async () => {
  openStorefront('/about', { 'GET /images/logo': () => ({ body: [logo, '/media/other/640.webp'] }) });
  await screen.findByRole('heading', { name: 'About us' });
  await screen.findByRole('link', { name: 'Akwadaa, to the front page' });
  const image = screen.getByRole('banner').querySelector('img');
  expect(image?.getAttribute('src')).toBe(logo);
  expect(image?.getAttribute('srcset')).toContain(`${logo.replace('640', '160')} 160w`);
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe(logo);
});

test('a shop without its logo and its settings still shows its pages', async () => {
  openStorefront('/contact', { 'GET /images/logo': () => refusal(503, 'Away.') });
  await screen.findByRole('heading', { name: 'Contact' });
  expect(screen.queryByText('Away.')).toBeNull();
});
