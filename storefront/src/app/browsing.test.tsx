import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product, vendor } from '../../test/demo-things.ts';
import { asked, type Handler, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const lists: Record<string, Handler> = {
  'GET /categories': () => ({ body: [{ id: 2, name: 'Dresses' }] }),
  'GET /sizes': () => ({
    body: [
      { id: 5, name: '2–3 years' },
      { id: 1, name: '0–3 months' },
    ],
  }),
  'GET /colors': () => ({ body: [{ id: 1, name: 'Gold', hex: '#F2B233' }] }),
  'GET /brands': () => ({ body: [{ id: 4, name: 'Odo Kids' }] }),
  'GET /vendors': () => ({ body: [vendor()], total: 1 }),
  'GET /products': () => ({ body: [product()], total: 60 }),
};
const openBrowse = (path = '/customer/browse') => {
  const shop = openStorefront(path, lists);
  const last = () =>
    asked(shop.callsOf('GET', '/products?').at(-1) ?? { method: '', path: '', token: null, body: null });
  return { ...shop, last };
};
const wide = window.matchMedia;
const user = userEvent.setup();

afterEach(() => {
  cleanup();
  window.matchMedia = wide;
});

test('what an address asks for is asked of the server, and the page says how many there are', async () => {
  const shop = openBrowse(
    '/customer/browse?category=2&size=5,1&colour=1&brand=4&vendor=3&from=20&to=99.5&sort=cheapest&page=2',
  );
  await screen.findByText('60 products');
  expect(shop.last()).toEqual({
    filter: {
      ...{ categoryId: 2, sizeId: [5, 1], colorId: [1], brandId: [4], vendorId: 3, minPrice: 20, maxPrice: 99.5 },
    },
    sort: ['price', 'ASC'],
    range: [24, 47],
  });
  screen.getByText('Page 2 of 3');
});

test('filters stand in the address and begin on page 1', async () => {
  const shop = openBrowse('/customer/browse?page=3');
  await user.click(await screen.findByLabelText('2–3 years'));
  await user.click(await screen.findByLabelText('Gold'));
  await user.click(await screen.findByLabelText('Odo Kids'));
  await user.type(screen.getByLabelText('To GHS'), '80{Enter}');
  await user.selectOptions(await screen.findByLabelText('Company'), 'Little Stars');
  await waitFor(() => {
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      ...{ size: '5', colour: '1', brand: '4', to: '80', vendor: '3' },
    });
  });
  expect(shop.last()).toMatchObject({ range: [0, 23], filter: { maxPrice: 80 } });
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => {
    expect(window.location.search).toBe('');
  });
});

test('filters that are changed before the page is drawn anew build on one another', async () => {
  openBrowse('/customer/browse?size=5');
  const [from, baby, gold] = [
    await screen.findByLabelText('From GHS'),
    screen.getByLabelText('0–3 months'),
    screen.getByLabelText('Gold'),
  ];
  act(() => {
    fireEvent.change(from, { target: { value: '20' } });
    fireEvent.blur(from);
    fireEvent.click(baby);
    fireEvent.click(gold);
  });
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    ...{ size: '5,1', colour: '1', from: '20' },
  });
});

test('a page that the list has no more says so, and leads to the last one', async () => {
  const rowsOf: Handler = (call) => ({ body: (asked(call).range?.[0] ?? 0) < 60 ? [product()] : [], total: 60 });
  openStorefront('/customer/browse?page=999&sort=name', { 'GET /products': rowsOf });
  await screen.findByText('There is no page 999.');
  expect(screen.queryByText('No products found.')).toBeNull();
  expect(screen.queryByText('Page 999 of 3')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
  await screen.findByText('Page 3 of 3');
  expect(window.location.search).toBe('?sort=name&page=3');
});

test('sizes stand by age', async () => {
  openBrowse();
  await screen.findByLabelText('0–3 months');
  const sizes = within(screen.getByRole('group', { name: 'Size' })).getAllByRole('checkbox');
  expect(sizes.map((box) => box.closest('label')?.textContent)).toEqual(['0–3 months', '2–3 years']);
});

test('on a phone the filters are in a dialog, whose lists are read when it opens', async () => {
  window.matchMedia = (query) => ({ ...wide(query), matches: false });
  const shop = openBrowse('/customer/browse?brand=4');
  const button = await screen.findByRole('button', { name: 'Filters (1)' });
  await screen.findByText('60 products');
  expect(shop.callsOf('GET', '/sizes')).toHaveLength(0);
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await dialog.findByLabelText('Gold'));
  await user.click(await dialog.findByRole('button', { name: 'Show 60 products' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Filters (2)' });
});

test('a search that finds nothing says "No products found." and leads back to everything', async () => {
  openStorefront('/customer/browse?q=zzz', { 'GET /products': () => ({ body: [], total: 0 }) });
  await screen.findByText('No products found.');
  screen.getByText(/0 products for “zzz”/);
  await user.click(screen.getByRole('button', { name: 'See all clothes' }));
  expect(window.location.search).toBe('');
});

describe('a product’s page', () => {
  const offer = { SKU: 'X', price: 60, discountPrice: null, available: true, stockStatus: 'IN_STOCK' } as const;
  const size = (sizeId: number, stock: number) => ({
    ...offer,
    ...{ id: sizeId + 100, productVariantId: 1, sizeId, size: { id: sizeId, name: `${sizeId} years` }, stock },
  });
  const colour = (id: number, name: string, ...sizes: ReturnType<typeof size>[]) => ({
    ...offer,
    ...{ id, colorId: id, color: { id, name, hex: null }, stock: 9, images: [], sizes },
  });
  const dress = product({
    variants: [colour(1, 'Gold', size(2, 0), size(3, 4)), colour(2, 'Sky', size(2, 5), size(3, 0))],
    categoryId: 2,
    category: { id: 2, name: 'Dresses' },
  });

  test('begins with the first colour and its first size, and offers the others where that is sold out', async () => {
    openStorefront('/customer/product/productdetail/12', { 'GET /products/12': () => ({ body: dress }) });
    const shown = async (label: string) => {
      const select = await screen.findByLabelText<HTMLSelectElement>(label);
      return select.selectedOptions[0]?.textContent;
    };
    expect([await shown('Colour'), await shown('Size')]).toEqual(['Gold', '2 years – sold out']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Out of Stock' }).disabled).toBe(true);
    screen.getByText('This one is sold out. Another colour or size is still there.');
    await user.selectOptions(screen.getByLabelText('Colour'), 'Sky');
    expect(await shown('Size')).toBe('2 years');
    screen.getByRole('button', { name: 'Add to Cart' });
  });

  test('adds what is shown', async () => {
    const shop = openStorefront(
      '/customer/product/productdetail/12',
      { 'GET /products/12': () => ({ body: dress }) },
      tokenOf(7, 'ama@example.test'),
    );
    await user.selectOptions(await screen.findByLabelText('Size'), '3 years');
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => {
      expect(shop.callsOf('POST', '/carts').map(({ body }) => body)).toEqual([
        { productId: 12, variantId: 1, sizeId: 3, quantity: 1 },
      ]);
    });
  });
});
