import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { tabTo } from './person-at-screen.ts';
import { productPath } from './shop-in-browser.ts';
import { withShop } from './with-shop.ts';

// Journeys over many pages take their time where other tests run beside them.
jest.setTimeout(120_000);

const opened = withShop();

const DESK = { viewport: { width: 1280, height: 900 } };

/** Until the focus is there. Where it never comes, the failure tells what has it instead. */
const hasFocus = (place: Locator) =>
  place.evaluate(
    (element) =>
      new Promise<void>((resolve, reject) => {
        const give = (look: () => boolean) => {
          if (look()) resolve();
          else if (performance.now() > until) reject(new Error(`<${document.activeElement?.tagName}> has the focus.`));
          else requestAnimationFrame(() => give(look));
        };
        const until = performance.now() + 3_000;
        give(() => document.activeElement === element);
      }),
  );
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};

describe('the filters', () => {
  const openBrowse = async (options: object, query = '') => {
    const size = await opened.shop.people.newLookup('sizes');
    await opened.newProduct({ variants: [] });
    const page = await opened.browser.newPage(options);
    await page.goto(`/customer/browse${query}`);
    if (!('viewport' in options)) await page.getByRole('button', { name: /^Filters/ }).click();
    const boxes = page.getByRole('group', { name: 'Size' }).getByRole('checkbox');
    await boxes.first().waitFor();
    return { page, size, boxes };
  };

  test('a box that is ticked stays ticked, and so does the one that is ticked right after it', async () => {
    await opened.shop.people.newLookup('sizes');
    const { page, boxes } = await openBrowse(DESK);
    // A slow phone: the products are drawn long after the tap.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await boxes.nth(0).uncheck();
    await boxes.nth(0).check();
    await page.waitForURL((url) => url.searchParams.get('size')?.split(',').length === 2);
  });

  test('a typed price is kept where the next tap is a box', async () => {
    const { page, boxes } = await openBrowse(DESK);
    await page.getByLabel('From GHS').fill('20');
    await boxes.first().click();
    await page.waitForURL((url) => url.searchParams.has('size') && url.searchParams.get('from') === '20');
  });

  test('a price that is typed and sent leaves the keyboard in its field', async () => {
    const { page } = await openBrowse(DESK);
    const from = page.getByLabel('From GHS');
    await from.fill('20');
    await from.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('from') === '20');
    await hasFocus(from);
    await from.fill('30');
    await from.press('Tab');
    await hasFocus(page.getByLabel('To GHS'));
  });

  test('on a phone Escape closes them, and the keyboard is where it opened them', async () => {
    const { page } = await openBrowse({});
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(page.getByRole('button', { name: /^Filters/ }));
  });
});

describe('the keyboard never begins anew at the top of the page', () => {
  const openAddresses = async () => {
    const page = await opened.openAs(await opened.shop.people.newCustomer(), '/customer/myaddress');
    await page.getByRole('button', { name: 'Delete' }).waitFor();
    return page;
  };

  test.each(['Escape', 'Keep it'])('a question that is answered with %s', async (answer) => {
    const page = await openAddresses();
    const opener = page.getByRole('listitem').getByRole('button', { name: 'Delete' });
    await press(opener);
    const keep = page.getByRole('dialog').getByRole('button', { name: 'Keep it' });
    await keep.waitFor();
    if (answer === 'Escape') await page.keyboard.press('Escape');
    else await press(keep);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(opener);
  });

  test('an address that is deleted leaves it to the heading', async () => {
    const page = await openAddresses();
    await press(page.getByRole('listitem').getByRole('button', { name: 'Delete' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await page.getByText('No addresses yet.').waitFor();
    await hasFocus(heading(page));
  });

  test('the address form takes it, and gives it back when it is cancelled or saved', async () => {
    const page = await openAddresses();
    const add = page.getByRole('button', { name: 'Add Address' });
    const edit = page.getByRole('button', { name: 'Edit' });
    await press(add);
    await hasFocus(page.getByLabel('Title'));
    await press(page.getByRole('button', { name: 'Cancel' }));
    await hasFocus(add);
    await press(edit);
    await hasFocus(page.getByLabel('Title'));
    await press(page.getByRole('button', { name: 'Cancel' }));
    await hasFocus(edit);
    await press(edit);
    await press(page.getByRole('button', { name: 'Save address' }));
    await page.getByText('Address saved.').waitFor();
    await hasFocus(edit);
  });

  test('Add to Cart keeps it while it adds', async () => {
    const { id } = await opened.newProduct();
    const page = await opened.openAs(await opened.shop.people.newCustomer(), productPath(id));
    await tabTo(page, /^Add to Cart$/);
    await page.keyboard.press('Enter');
    await page.getByText(/is in your cart/).waitFor();
    await hasFocus(page.getByRole('button', { name: 'Add to Cart' }));
  });

  test('the cart’s minus at 1 leaves it to the number, and Remove to the heading', async () => {
    const { customer, product } = await opened.newCustomerWithCart(2);
    const page = await opened.openAs(customer, '/customer/cart');
    const quantity = page.getByRole('group', { name: `Quantity of ${product.name}` });
    await press(quantity.getByRole('button', { name: /^Decrease/ }));
    await quantity.getByText('1', { exact: true }).waitFor();
    await hasFocus(quantity.locator('output'));
    await press(page.getByRole('button', { name: `Remove ${product.name}` }));
    await page.getByText('Your cart is empty.').waitFor();
    await hasFocus(heading(page));
  });

  test('Escape closes the phone’s menu and leaves it at its button', async () => {
    const page = await opened.browser.newPage();
    await page.goto('/about');
    const menu = page.getByRole('button', { name: 'Menu' });
    await press(menu);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).focus();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' });
    await hasFocus(menu);
  });
});

test('on a phone a failure’s notice leaves the way to the checkout free', async () => {
  const { customer, product } = await opened.newCustomerWithCart();
  const page = await opened.openAs(customer, '/customer/cart');
  await page.route('**/api/carts/me/item/*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Not this time.', code: 'refused' } }),
  );
  await page.getByRole('button', { name: `Increase quantity of ${product.name}` }).click();
  await page.getByText(/Not this time/).waitFor();
  const covered = await page.getByRole('link', { name: 'Go to checkout' }).evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => document.elementFromPoint(middle, y) !== link);
  });
  expect(covered).toEqual([]);
});
