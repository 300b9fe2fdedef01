import { jest } from '@jest/globals';
import { eventually } from '@shop/testing/eventually';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { adminDocumentedPaths } from '../src/app/admin-documented-paths.ts';
import { vendorDocumentedPaths } from '../src/app/vendor-documented-paths.ts';
import { buyersOf } from './orders-bought.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(240_000);

const CUSTOMER = 'Esi Nyarko-Quaye';
const TABS = 4;
const LISTS = ['products', 'orders', 'payments', 'transactions', 'earnings', 'messages', 'analytics', 'clients'];
const VIEWS_OF_A_PRODUCT = ['products/:id/show', ...Object.keys(vendorDocumentedPaths)];
const RECORDS = [
  ...['products/:id', 'products/:id/variants', 'products/:id/images', 'products/:id/videos', 'products/:id/delete'],
  ...['orders/:id/show', 'orders/:id', 'payments/:id/show', 'payments/:id', 'clients/:id/show'],
  ...VIEWS_OF_A_PRODUCT,
];
/** The first words of screens that admins alone have. */
const ADMINS_ALONE = [
  ...['users', 'roles', 'vendors', 'deliveryAgents', 'deliveries', 'carts', 'public-pages', 'imagesliders'],
  ...['videosliders', 'logreports', 'categories', 'subcategories', 'colors', 'sizes', 'brands', 'settingspage'],
];

const office = withOffice();
let vendor: Vendor;
let other: Vendor;
let ids: Readonly<Record<'product' | 'order' | 'payment' | 'customer' | 'vendor', number>>;
/** What everybody may read of the other's product. */
let known: string[];
/** What is the other's alone. */
let secret: string[];

beforeAll(async () => {
  const { people } = office.shop;
  [vendor, other] = [await people.newVendor(), await people.newVendor()];
  const buyers = buyersOf(office);
  const { order, customer, products } = await buyers.buy([{ of: other, price: 987.65 }], CUSTOMER);
  const { id: payment, reference } = await buyers.paymentOf(order);
  const [product] = products;
  if (!product) throw new Error('nothing was bought');
  ids = { product: product.id, order: order.id, payment, customer: customer.id, vendor: other.vendorId };
  known = [product.name, '987.65'];
  secret = [CUSTOMER, customer.email, order.number, reference];
});

const at = (area: string, path: string, id: number) => `/${area}/${path.replace(':id', String(id))}`;

/** All that a page tells: its texts, what stands in its fields, and what it says of pictures and buttons. */
const toldBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const named = [...document.querySelectorAll('[alt], [aria-label]')].flatMap((element) =>
      ['alt', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...fields, ...named].join('\n');
  });

/** Until a screen has come to what it shows: there are words, and nothing stands in place of what is still being read. */
const untilRead = async (page: Page) => {
  await page.waitForFunction(() => {
    const main = document.querySelector<HTMLElement>('#main-content');
    const waiting = main?.querySelector('.MuiSkeleton-root, [role=progressbar]');
    const isTold = [...(main?.querySelectorAll('[aria-label=Pages] [role=status]') ?? [])].every(
      ({ textContent }) => textContent !== '',
    );
    return main !== null && main.innerText.trim() !== '' && !waiting && isTold;
  });
  await page.waitForLoadState('networkidle');
};

/** Opens each of the addresses as that vendor, in several tabs, and looks what it came to. */
const walk = async (
  { email }: Vendor,
  addresses: readonly string[],
  look: (page: Page, address: string) => unknown,
) => {
  const pages = await Promise.all(Array.from({ length: TABS }, () => office.open(email, '/vendor')));
  await Promise.all(
    pages.map(async (page, tab) => {
      for (const address of addresses.filter((_, index) => index % TABS === tab)) {
        await page.goto(address);
        await look(page, address);
      }
    }),
  );
};

test('no address that a vendor types shows anything of another vendor but its product, as everybody sees it', async () => {
  const ofEach = [...new Set(Object.values(ids))].flatMap((id) => RECORDS.map((path) => at('vendor', path, id)));
  const views = VIEWS_OF_A_PRODUCT.map((path) => at('vendor', path, ids.product));
  const addresses = [...ofEach, ...LISTS.map((list) => `/vendor/${list}`)];
  const wrong: string[] = [];
  await walk(vendor, addresses, async (page, address) => {
    await untilRead(page);
    const told = await toldBy(page);
    const foreign = views.includes(address) ? secret : [...secret, ...known];
    for (const word of foreign) if (told.includes(word)) wrong.push(`${address} shows ${word}`);
    if ((await page.locator(`#main-content a[href*="/products/${ids.product}"]`).count()) > 0)
      wrong.push(`${address} leads to the other’s product`);
  });
  expect(wrong).toEqual([]);
  expect(addresses.length).toBeGreaterThan(40);
});

test('the one whose it is finds it at the same addresses', async () => {
  const { product, order, payment } = ids;
  const own: Readonly<Record<string, number>> = { products: product, orders: order, payments: payment };
  // A client has no screen of its own.
  const records = RECORDS.filter((path) => !path.startsWith('clients'));
  const addresses = [
    ...records.map((path) => at('vendor', path, own[path.split('/')[0] ?? ''] ?? product)),
    ...LISTS.map((list) => `/vendor/${list}`),
  ];
  const told: string[] = [];
  await walk(other, addresses, async (page, address) => {
    const isShown = async () => {
      const now = await toldBy(page);
      return [...secret, ...known].some((word) => now.includes(word));
    };
    await eventually(`${address} shows what is the other’s`, isShown, { withinMs: 30_000 });
    await untilRead(page);
    told.push(await toldBy(page));
  });
  for (const word of [...secret, ...known]) expect(told.join('\n')).toContain(word);
});

test('no address of the admins opens for a vendor', async () => {
  const paths = ['dashboard', 'orders/:id/show', ...Object.keys(adminDocumentedPaths)];
  const open: string[] = [];
  await walk(
    vendor,
    paths.map((path) => at('admin', path, ids.order)),
    async (page, address) => {
      const sentence = page.getByText('This part of the shop is for admins.');
      await sentence.or(page.locator('#main-content')).first().waitFor();
      // It may be home by now.
      const isHome = new URL(page.url()).pathname.startsWith('/vendor');
      if (!isHome && (await sentence.count()) === 0) open.push(address);
    },
  );
  expect(open).toEqual([]);
});

test('no screen that admins alone have stands among a vendor’s', async () => {
  const open: string[] = [];
  await walk(
    vendor,
    ADMINS_ALONE.map((word) => `/vendor/${word}`),
    async (page, address) => {
      await untilRead(page);
      const main = await page.locator('#main-content').innerText();
      if (!main.includes('Page not found')) open.push(`${address}: ${main}`);
    },
  );
  expect(open).toEqual([]);
});
