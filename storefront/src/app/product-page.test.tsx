import type { Product, ProductVariant } from '@shop/contracts/rest/products';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from '../../test/demo-things.ts';
import { refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const ama = tokenOf(7, 'ama@example.test');
const user = userEvent.setup();
const offer = { SKU: 'X', price: 60, discountPrice: null, stock: 5, available: true, stockStatus: 'IN_STOCK' } as const;

type Size = ProductVariant['sizes'][number];
const size = (id: number, more: Partial<Size> = {}): Size => ({
  ...offer,
  ...{ id: 100 + id, productVariantId: 1, sizeId: id, size: { id, name: `${id} years` } },
  ...more,
});
const colour = (id: number, name: string, more: Partial<ProductVariant> = {}): ProductVariant => ({
  ...offer,
  ...{ id, colorId: id, color: { id, name, hex: null }, images: [], sizes: [] },
  ...more,
});
const open = (shown: Partial<Product>, token?: string) =>
  openStorefront('/customer/product/productdetail/12', { 'GET /products/12': () => ({ body: product(shown) }) }, token);
const dropdowns = async () => {
  await screen.findByRole('button', { name: /^(Add to Cart|Out of Stock)$/ });
  return screen.queryAllByRole<HTMLSelectElement>('combobox').map((select) => select.labels[0]?.textContent);
};
const price = () => document.querySelector('.product__price')?.textContent;

afterEach(cleanup);

describe('a dropdown is there only where there is a choice', () => {
  test.each([
    ['no colours', [], []],
    ['one colour without sizes', [colour(1, 'Gold')], []],
    ['one colour in one size', [colour(1, 'Gold', { sizes: [size(2)] })], []],
    ['one colour in two sizes', [colour(1, 'Gold', { sizes: [size(2), size(3)] })], ['Size']],
    ['two colours without sizes', [colour(1, 'Gold'), colour(2, 'Sky')], ['Colour']],
    [
      'two colours in two sizes',
      [colour(1, 'Gold', { sizes: [size(2), size(3)] }), colour(2, 'Sky')],
      ['Colour', 'Size'],
    ],
  ])('%s', async (_what, variants, labels) => {
    open({ variants });
    expect(await dropdowns()).toEqual(labels);
  });
});

describe('the price is', () => {
  const priced = (ofSize: number, ofFirst: number, ofColour: number): Partial<Product> => ({
    price: 40,
    variants: [
      colour(1, 'Gold', { price: ofColour, sizes: [size(2, { price: ofFirst }), size(3, { price: ofSize })] }),
    ],
  });
  test.each([
    ['the size’s', priced(90, 80, 70), 'GHS 90.00'],
    ['the colour’s where the size has none', priced(0, 80, 70), 'GHS 70.00'],
    ['the first size’s where neither has one', priced(0, 80, 0), 'GHS 80.00'],
    ['the product’s where none has one', priced(0, 0, 0), 'GHS 40.00'],
  ])('%s', async (_whose, shown, text) => {
    open(shown);
    await user.selectOptions(await screen.findByLabelText('Size'), '3 years');
    expect(price()).toContain(text);
  });

  test('the lower one, with the old one struck through', async () => {
    open({ price: 1234.5, discountPrice: 1000 });
    await dropdowns();
    expect(price()).toContain('GHS 1,000.00');
    expect(document.querySelector('.product__price del, .product__price s')?.textContent).toContain('GHS 1,234.50');
  });
});

test('a first colour that is sold out can’t be bought, and another can', async () => {
  open({ variants: [colour(1, 'Gold', { stock: 0 }), colour(2, 'Sky')] });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Out of Stock' });
  expect(button.disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText('Colour'), 'Sky');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add to Cart' })).disabled).toBe(false);
});

test.each([
  ['no colours', { variants: [] }, { variantId: null, sizeId: null }],
  ['a colour without sizes', { variants: [colour(7, 'Gold')] }, { variantId: 7, sizeId: null }],
  ['a colour in one size', { variants: [colour(7, 'Gold', { sizes: [size(2)] })] }, { variantId: 7, sizeId: 2 }],
])('a product with %s goes into the cart as what it is', async (_what, shown, sent) => {
  const shop = open(shown, ama);
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => {
    expect(shop.callsOf('POST', '/carts').map(({ body }) => body)).toEqual([{ productId: 12, ...sent, quantity: 1 }]);
  });
});

describe('the choice stands in the address', () => {
  const sizes = [size(2), size(3)];
  const variants = [colour(1, 'Gold', { sizes }), colour(2, 'Sky', { sizes })];
  const openAt = (query: string) =>
    openStorefront(`/customer/product/productdetail/12${query}`, {
      'GET /products/12': () => ({ body: product({ variants }) }),
      'POST /auth/login': () => ({ body: { token: ama } }),
    });
  const chosen = async () => {
    await dropdowns();
    return screen.queryAllByRole<HTMLSelectElement>('combobox').map((select) => select.selectedOptions[0]?.textContent);
  };

  test('as it is made, without an entry in the history, and beside what else is there', async () => {
    openAt('?from=card');
    await dropdowns();
    const entries = window.history.length;
    await user.selectOptions(screen.getByLabelText('Colour'), 'Sky');
    await user.selectOptions(screen.getByLabelText('Size'), '3 years');
    expect(await chosen()).toEqual(['Sky', '3 years']);
    expect([window.location.search, window.history.length]).toEqual(['?from=card&variant=2&size=3', entries]);
  });

  test.each([
    ['a colour and a size', '?variant=2&size=3', ['Sky', '3 years']],
    ['a colour alone', '?variant=2', ['Sky', '2 years']],
    ['a size alone', '?size=3', ['Gold', '3 years']],
    ['what does not exist', '?variant=99&size=98', ['Gold', '2 years']],
    ['what is no id', '?variant=-1&size=big', ['Gold', '2 years']],
  ])('and is read on arrival: %s', async (_what, query, shown) => {
    openAt(query);
    expect(await chosen()).toEqual(shown);
  });

  test('where a visitor comes back to from signing in', async () => {
    openAt('?variant=2');
    await user.selectOptions(await screen.findByLabelText('Size'), '3 years');
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await user.type(await screen.findByLabelText('Email'), 'ama@example.test');
    await user.type(screen.getByLabelText('Password'), 'Passw0rd!{Enter}');
    expect(await chosen()).toEqual(['Sky', '3 years']);
    expect(window.location.search).toBe('?variant=2&size=3');
  });
});

test('two clicks at once, and one while it is on its way, add one piece', async () => {
  const shop = open({}, ama);
  const button = await screen.findByRole('button', { name: 'Add to Cart' });
  act(() => {
    button.click();
    button.click();
  });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.click();
  await screen.findByRole('button', { name: 'Add to Cart' });
  expect(shop.callsOf('POST', '/carts')).toHaveLength(1);
});

test('a product that is not there says so, one that can’t be read can be asked for again', async () => {
  openStorefront('/customer/product/productdetail/12', { 'GET /products/12': () => refusal(404, 'Not found') });
  await screen.findByRole('heading', { name: 'Page not found' });
  cleanup();
  let isAway = true;
  openStorefront('/customer/product/productdetail/12', {
    'GET /products/12': () => (isAway ? refusal(503, 'The catalogue is away.') : { body: product() }),
  });
  await screen.findByText('The catalogue is away.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByRole('heading', { name: 'Kente romper' });
});

test.each([
  ['a visitor', undefined, '/customer/product/productdetail/12'],
  ['a customer', ama, '/customer/product/productdetail/12'],
  ['an agent', tokenOf(11, 'kofi@example.test', 'delivery'), '/customer/product/productdetail/12'],
  ['an admin', tokenOf(1, 'esi@example.test', 'Admin'), '/admin/product/viewproduct/12'],
  ['a vendor', tokenOf(9, 'yaw@example.test', 'Vendor'), '/vendor/VendorViewProduct/12'],
])('the card of a product leads %s to the view of their role', async (_who, token, path) => {
  openStorefront('/customer/browse', { 'GET /products': () => ({ body: [product()], total: 1 }) }, token);
  const card = await screen.findByRole('link', { name: /Kente romper/ });
  expect(card.getAttribute('href')).toBe(path);
});

test.each([
  ['the storefront shows itself', 'customer', true],
  ['the back office shows is gone to as to another site', 'admin', false],
])('a view that %s', async (_whose, role, isRouted) => {
  openStorefront(
    '/customer/browse',
    { 'GET /products': () => ({ body: [product()], total: 1 }) },
    tokenOf(1, 'esi@example.test', role),
  );
  const card = await screen.findByRole('link', { name: /Kente romper/ });
  let wasRouted: boolean | undefined;
  const notice = (click: Event) => {
    wasRouted = click.defaultPrevented;
    click.preventDefault();
  };
  window.addEventListener('click', notice, { once: true });
  fireEvent.click(card);
  expect(wasRouted).toBe(isRouted);
});

test('searching the catalogue begins on page 1', async () => {
  const shop = openStorefront('/customer/browse?page=3', { 'GET /products': () => ({ body: [product()], total: 60 }) });
  const [field] = (await screen.findAllByRole<HTMLInputElement>('searchbox')).slice(-1);
  await user.type(field as HTMLInputElement, 'Ɔkɔ 100%{Enter}');
  await waitFor(() => {
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ q: 'Ɔkɔ 100%' });
  });
  const last = decodeURIComponent(shop.callsOf('GET', '/products?').at(-1)?.path.replaceAll('+', ' ') ?? '');
  expect(last).toContain('"q":"Ɔkɔ 100%"');
  expect(last).toContain('[0,23]');
});
