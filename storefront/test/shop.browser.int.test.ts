import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Customer } from '../../services/all-in-one/test/people.ts';
import { tabTo } from './person-at-screen.ts';
import { productPath } from './shop-in-browser.ts';
import { withShop } from './with-shop.ts';

// Journeys over many pages take their time where other tests run beside them.
jest.setTimeout(120_000);

const opened = withShop();

const newProduct = (fields = {}) => opened.newProduct(fields);
const openAs = (customer: Customer, path: string) => opened.openAs(customer, path);
const withCart = (quantity = 1, fields = {}) => opened.newCustomerWithCart(quantity, fields);

test('a visitor buys with the keyboard alone, from the product to the tracker', async () => {
  const customer = await opened.shop.people.newCustomer();
  const product = await newProduct({ price: 60 });
  const page = await opened.browser.newPage();
  await page.goto(productPath(product.id));
  await page.getByRole('heading', { name: product.name }).waitFor();
  await tabTo(page, /^Add to Cart$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await tabTo(page, /^Email$/);
  await page.keyboard.type(customer.email);
  await tabTo(page, /^Password$/);
  await page.keyboard.type('Passw0rd!');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === productPath(product.id));
  await page.getByText('Added to your cart.').waitFor();
  await tabTo(page, /piece ?Cart$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Cart', exact: true }).waitFor();
  await tabTo(page, /^Go to checkout$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pay GHS 60.00' }).and(page.locator(':not([aria-disabled])')).waitFor();
  await tabTo(page, /^Pay GHS 60\.00$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /approve/i }).waitFor();
  await tabTo(page, /approve/i);
  await page.keyboard.press('Enter');
  await page.getByText('Order placed successfully! Redirecting...').waitFor();
  await page.waitForURL(/\/customer\/track\/[\w-]+/);
  await page.getByText('Accepted by Vendor').waitFor();
});

describe('the payment’s return page', () => {
  const paid = async () => {
    const { customer } = await withCart();
    const started = await opened.shop.people.startPaying(customer);
    const back = await opened.shop.people.atProvider(started);
    return { customer, reference: started.reference, path: back.pathname + back.search };
  };
  const placed = (page: Page) => page.getByText('Order placed successfully! Redirecting...').waitFor();

  test('reloaded five times, and with trxref alone, ends at the one order', async () => {
    const { customer, reference, path } = await paid();
    const page = await openAs(customer, path);
    for (let times = 0; times < 5; times++) {
      await placed(page);
      await page.goto(path);
    }
    await page.goto(`/payment-callback?trxref=${reference}`);
    await placed(page);
    expect(await opened.shop.people.ordersOf(customer)).toHaveLength(1);
  });

  test('opened by another customer asks for its owner, and places nothing', async () => {
    const { customer, path } = await paid();
    const page = await openAs(await opened.shop.people.newCustomer(), path);
    await page.getByText(/no such payment of this account/).waitFor();
    await page.getByRole('button', { name: 'Log out and sign in again' }).click();
    await page.getByText('Sign in as the person who paid, and we finish your order.').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    const form = page.locator('form:has(input[type=password])');
    await form.getByLabel('Email').fill(customer.email);
    await form.getByLabel('Password').fill('Passw0rd!');
    await form.getByRole('button', { name: 'Login' }).click();
    await placed(page);
  });

  test('with two different values is refused', async () => {
    const { customer, reference } = await paid();
    const page = await openAs(customer, `/payment-callback?reference=${reference}&trxref=CK-OTHER`);
    await page.getByText('Payment verification failed.').waitFor();
    await page.getByText('This address names two different payments.').waitFor();
  });
});

test('quick clicks on plus: slow answers and a failing one leave screen, badge and server agreed', async () => {
  const { customer, product } = await withCart(1, { stock: 50, price: 10 });
  const page = await openAs(customer, '/customer/cart');
  let answers = 0;
  let haveAllPressed: () => void = () => undefined;
  const allPressed = new Promise<void>((resolve) => {
    haveAllPressed = resolve;
  });
  await page.route('**/api/carts/me/item/*', async (route) => {
    answers += 1;
    const isSecond = answers === 2;
    // What is refused is taken back, so not while the clicks are still counted.
    if (isSecond) await allPressed;
    if (isSecond) return route.fulfill({ status: 400, json: { message: 'Not this time.', code: 'refused' } });
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 300 / answers));
    await route.fulfill({ response: answer });
  });
  const quantity = page.getByRole('group', { name: `Quantity of ${product.name}` }).locator('output');
  const plus = page.getByRole('button', { name: `Increase quantity of ${product.name}` });
  await plus.waitFor();
  const shown: number[] = [];
  for (let clicks = 0; clicks < 6; clicks++) {
    await plus.click();
    shown.push(Number(await quantity.textContent()));
  }
  haveAllPressed();
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  await page.getByText('Failed to update quantity. Please try again. Not this time.').waitFor();
  await page.waitForLoadState('networkidle');
  const [item] = (await opened.shop.people.cartOf(customer)).cart.items;
  expect(Number(await quantity.textContent())).toBe(item?.quantity);
  const badge = page.locator('.bottom-bar .cart-badge');
  expect(Number.parseInt((await badge.textContent()) ?? '', 10)).toBe(item?.quantity);
});

describe('signing out', () => {
  test('ends the token at once, and Back shows nothing of the customer', async () => {
    const { customer, product } = await withCart();
    const page = await openAs(customer, '/customer/cart');
    await page.getByText(product.name).first().waitFor();
    const token = await page.evaluate(() => Object.values(localStorage).find((value) => value.startsWith('eyJ')));
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await opened.shop.knocks('GET', '/api/carts/me/current', { token })).status).toBe(401);
    await page.goBack();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    // The garment itself is public; its place in the cart, and whose it is, are not.
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(customer.email).count()).toBe(0);
    expect(await page.locator('.bottom-bar .cart-badge').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]).includes('eyJ'))).toBe(false);
  });

  test('the next customer in the same tab sees nothing of the first, not for a moment', async () => {
    const { customer, product } = await withCart();
    const page = await openAs(customer, '/customer/cart');
    await page.getByText(product.name).first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const next = await opened.shop.people.newCustomer();
    await page.evaluate(
      (words) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          for (const word of words) if (document.body.innerText.includes(word)) seen.push(word);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      },
      [customer.email],
    );
    await page.getByRole('link', { name: 'Cart' }).last().click();
    const form = page.locator('form:has(input[type=password])');
    await form.getByLabel('Email').fill(next.email);
    await form.getByLabel('Password').fill('Passw0rd!');
    await form.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Your cart is empty.').waitFor();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await page.getByText(product.name).count()).toBe(0);
  });
});

test('a product’s page tells its facts to machines and breaks no rule of the content security policy', async () => {
  const product = await newProduct({ name: 'Romper </script><script>alert(1)</script>' });
  const page = await opened.browser.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective));
  });
  await page.goto(productPath(product.id));
  await page.getByRole('heading', { name: product.name }).waitFor();
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'Product', name: product.name });
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/^http.*\/1080\.webp$/);
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('without a connection the shop still opens, and says that it is offline', async () => {
  const page = await opened.browser.newPage();
  await page.goto('/about');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole('heading', { name: 'About us' }).waitFor();
  await page.context().setOffline(true);
  await page.goto('/about');
  await page.getByText(/You are offline/).waitFor();
  await page.getByRole('heading', { name: 'About us' }).waitFor();
  await page.context().setOffline(false);
});

test('a picture that was opened by itself is not what a page shows without a connection', async () => {
  const page = await opened.browser.newPage();
  await page.goto('/about');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole('heading', { name: 'About us' }).waitFor();
  await page.goto('/images/placeholder.jpg');
  await page.context().setOffline(true);
  await page.goto('/about');
  await page.getByRole('heading', { name: 'About us' }).waitFor();
  await page.context().setOffline(false);
});

test('nothing that was read with a token is kept by the service worker', async () => {
  const { customer } = await withCart();
  const page = await openAs(customer, '/customer/cart');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const path of ['/customer', '/customer/cart', '/customer/myaddress', '/customer/orders']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/api/settings');
  const answers = kept.filter((path) => !path.startsWith('/assets/'));
  expect(answers.filter((path) => /carts|addresses|orders|payments|users|customer/.test(path))).toEqual([]);
});

test('on a wide screen latest arrivals have 5 columns, categories 4, and slides fade in 700 ms', async () => {
  await newProduct();
  const page = await opened.browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto('/');
  const columns = (grid: string) =>
    page
      .locator(grid)
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  await page.locator('.product-grid--5 a').first().waitFor();
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  expect([await columns('.product-grid--5'), await columns('.product-grid--4')]).toEqual([5, 4]);
  const fade = await page.evaluate(() => {
    const slide = document.createElement('div');
    slide.className = 'slider__slide';
    document.body.append(slide);
    return getComputedStyle(slide).transitionDuration;
  });
  expect(fade).toBe('0.7s');
});
