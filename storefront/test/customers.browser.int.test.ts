import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buyAndTakeSteps } from './buy-and-take-steps.ts';
import { signIn, tabTo } from './person-at-screen.ts';
import { productPath } from './shop-in-browser.ts';
import { withShop } from './with-shop.ts';

// Journeys over many pages take their time where other tests run beside them.
jest.setTimeout(120_000);

const opened = withShop();

const cartLink = (page: Page) => page.getByRole('link', { name: /Cart$/ }).last();

describe('what is sold in any shape', () => {
  const offer = { price: 60, stock: 5, available: true };
  const open = async (variants: (colours: number[], sizes: number[]) => object[]) => {
    const ids = async (kind: string) => [
      await opened.shop.people.newLookup(kind),
      await opened.shop.people.newLookup(kind),
    ];
    const made = variants(await ids('colors'), await ids('sizes'));
    const { id, name } = await opened.newProduct(made.length === 0 ? {} : { variants: made });
    const page = await opened.openAs(await opened.shop.people.newCustomer(), productPath(id));
    await page.getByRole('heading', { name }).waitFor();
    return page;
  };
  const buy = async (page: Page) => {
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText(/is in your cart/).waitFor();
    await cartLink(page).click();
    return page.getByRole('main');
  };

  test('without colours and sizes', async () => {
    const page = await open(() => []);
    expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0);
    await (await buy(page)).getByText('GHS 60.00').first().waitFor();
  });

  test('in a colour without sizes, and in one that is sold out first', async () => {
    const page = await open(([first, second]) => [
      { ...offer, colorId: first, stock: 0 },
      { ...offer, colorId: second, price: 75 },
    ]);
    await page.getByRole('button', { name: 'Out of Stock' }).waitFor();
    expect(await page.getByLabel('Size').count()).toBe(0);
    await page.getByLabel('Colour').selectOption({ index: 1 });
    await (await buy(page)).getByText('GHS 75.00').first().waitFor();
  });

  test('with a price of 0 on the colour: that of the size is shown and charged', async () => {
    const page = await open(([colorId], [first, second]) => [
      {
        ...{ ...offer, colorId, price: 0 },
        sizes: [
          { ...offer, sizeId: first, price: 80 },
          { ...offer, sizeId: second, price: 0 },
        ],
      },
    ]);
    await page.getByRole('main').getByText('GHS 80.00').first().waitFor();
    await (await buy(page)).getByText('GHS 80.00').first().waitFor();
  });
});

test.each(['en-US', 'en-GH', 'fr'])('prices read the same in a browser that speaks %s', async (locale) => {
  const { customer, product } = await opened.newCustomerWithCart(2, { price: 1234.5, discountPrice: 1000.05 });
  const page = await opened.openAs(customer, productPath(product.id), { locale });
  const shown = page.getByRole('main');
  await shown.getByText('GHS 1,000.05').first().waitFor();
  await shown.getByText('GHS 1,234.50').first().waitFor();
  await page.goto('/customer/cart');
  await shown.getByText('GHS 2,000.10').first().waitFor();
});

describe('addresses', () => {
  const fill = async (page: Page, title: string, phone: string) => {
    await page.getByRole('button', { name: 'Add Address' }).click();
    const typed = { Title: title, Street: '1 Hospital Road', City: 'Tamale', Region: 'Northern', Phone: phone };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  };
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('button', { name: 'Add Address' }).waitFor();
  };
  const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
  const defaults = (page: Page) => page.getByRole('listitem').filter({ hasText: /Default/ });

  test('there is one default at most: a second one takes its place, and a deleted one leaves it to the newest', async () => {
    const page = await opened.openAs(await opened.shop.people.newCustomer(), '/customer/myaddress');
    for (const title of ['Work', 'Grandmother']) {
      await fill(page, title, '0241234567');
      if (title === 'Work') await page.getByLabel('Use as my default address').check();
      await save(page);
      await card(page, title).waitFor();
      expect(await defaults(page).allTextContents()).toEqual([expect.stringContaining('Work')]);
    }
    await card(page, 'Work').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await card(page, 'Grandmother').getByText('Default').waitFor();
    expect(await defaults(page).count()).toBe(1);
    await card(page, 'Home').getByRole('button', { name: 'Set as default' }).click();
    await card(page, 'Home').getByText('Default').waitFor();
    expect(await defaults(page).count()).toBe(1);
  });

  test('a phone of Ghana is taken in every common writing, and reads the same', async () => {
    const page = await openAddresses();
    const written = {
      ...{ '0591234567': '59 123 4567', '0257123456': '25 712 3456', '0561234567': '56 123 4567' },
      ...{ '+233 59 123 4567': '59 123 4567', '233591234567': '59 123 4567', '00233591234567': '59 123 4567' },
      ...{ '(059) 123-4567': '59 123 4567', '0372012345': '37 201 2345', '+2330591234567': '59 123 4567' },
    };
    for (const [place, [phone, shown]] of Object.entries(written).entries()) {
      await fill(page, `Work ${place}`, phone);
      await save(page);
      await card(page, `Work ${place}`).getByText(`+233 ${shown}`).waitFor();
    }
  });

  test('what can’t be a phone is refused at its field, and what was typed stays', async () => {
    const page = await openAddresses();
    await fill(page, 'Work', '');
    for (const phone of ['059123456', '05912345678901', '059 CALL ME', '0991234567']) {
      await page.getByLabel('Phone').fill(phone);
      await page.getByRole('button', { name: 'Save address' }).click();
      await page.locator('input[type=tel][aria-invalid=true]').waitFor();
      expect(await page.getByLabel('Phone').inputValue()).toBe(phone);
      expect(await page.getByLabel('Title').inputValue()).toBe('Work');
      await page.getByLabel('Phone').fill('0241234567');
      await page.locator('input[type=tel][aria-invalid=true]').waitFor({ state: 'detached' });
    }
  });

  test('typed without a connection is kept, said to be unsent, and saved when the connection is back', async () => {
    const page = await openAddresses();
    await fill(page, 'Work', '0241234567');
    await page.context().setOffline(true);
    await page.getByText(/You are offline/).waitFor();
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to save address' }).waitFor();
    expect(await page.getByLabel('Street').inputValue()).toBe('1 Hospital Road');
    await page.context().setOffline(false);
    await page.getByText(/You are offline/).waitFor({ state: 'detached' });
    await save(page);
    await card(page, 'Work').waitFor();
  });

  test('on a phone latitude and longitude stand beside one another, and the keyboard fills them', async () => {
    const page = await openAddresses();
    await fill(page, 'Work', '0241234567');
    for (const [label, degrees] of [
      ['Latitude', '9.4034'],
      ['Longitude', '-0.8424'],
    ] as const) {
      await tabTo(page, new RegExp(`^${label}$`));
      await page.keyboard.type(degrees);
    }
    const [north, east] = [
      await page.getByLabel('Latitude').boundingBox(),
      await page.getByLabel('Longitude').boundingBox(),
    ];
    expect(north?.y).toBe(east?.y);
    expect((north?.x ?? NaN) + (north?.width ?? NaN)).toBeLessThan(east?.x ?? NaN);
    await save(page);
    await card(page, 'Work').getByRole('button', { name: 'Edit' }).click();
    expect(await page.getByLabel('Latitude').inputValue()).toBe('9.4034');
    expect(await page.getByLabel('Longitude').inputValue()).toBe('-0.8424');
  });

  test('a click on the map fills latitude and longitude', async () => {
    const page = await openAddresses();
    await page.getByRole('button', { name: 'Add Address' }).click();
    await page.getByRole('button', { name: 'Choose on a map' }).click();
    await page.locator('.leaflet-container').click({ position: { x: 60, y: 60 } });
    await page.locator('.map-pin').waitFor();
    for (const label of ['Latitude', 'Longitude'])
      expect(await page.getByLabel(label).inputValue()).toMatch(/^-?\d+\.\d{1,6}$/);
  });

  const openAddresses = async () => opened.openAs(await opened.shop.people.newCustomer(), '/customer/myaddress');
});

test('a table is searched while one types: the field keeps the focus, and Back leads out of the page', async () => {
  const customer = await opened.shop.people.newCustomer();
  const { id: productId } = await opened.newProduct();
  const number = await buyAndTakeSteps(opened.shop, customer, { productId, steps: [] });
  const page = await opened.openAs(customer, '/customer');
  await page.getByRole('link', { name: 'See all' }).click();
  await page.getByText(number).waitFor();
  await tabTo(page, /^Search by order number$/);
  await page.keyboard.type('AK-NOSUCH');
  await page.getByText('No orders found.').waitFor();
  for (let letters = 'NOSUCH'.length; letters > 0; letters--) await page.keyboard.press('Backspace');
  await page.keyboard.type(number.slice('AK-'.length));
  await page.getByText(number).waitFor();
  expect(await page.getByLabel('Search by order number').inputValue()).toBe(number);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/customer');
});

describe('a session that runs out', () => {
  const A_DAY_MS = 24 * 3600 * 1000;
  const twoTabs = async () => {
    const { customer, product } = await opened.newCustomerWithCart();
    const first = await opened.openAs(customer, '/customer/cart');
    const second = await first.context().newPage();
    await second.goto('/customer/orders');
    await second.getByRole('heading', { name: 'My orders' }).waitFor();
    await first.getByText(product.name).first().waitFor();
    return { first, second, personal: [customer.email, product.name] };
  };
  const isHome = (page: Page) => page.waitForURL((url) => url.pathname === '/');
  const left = async (page: Page, personal: readonly string[]) => {
    const text = await page.evaluate(() => document.body.innerText + JSON.stringify([localStorage, sessionStorage]));
    return [...personal, 'eyJ'].filter((word) => text.includes(word));
  };

  test('ends in every tab, and leaves nothing of the customer', async () => {
    const { first, second, personal } = await twoTabs();
    await first.clock.install({ time: Date.now() + A_DAY_MS });
    await first.bringToFront();
    await first.evaluate(() => window.dispatchEvent(new Event('focus')));
    await Promise.all([isHome(first), isHome(second)]);
    for (const tab of [first, second]) expect(await left(tab, personal)).toEqual([]);
  });

  test('ends within a second of its end, without anybody doing anything', async () => {
    const page = await opened.browser.newPage();
    await page.clock.install();
    await signIn(page, (await opened.shop.people.newCustomer()).email);
    await page.goto('/customer/orders');
    await page.getByRole('heading', { name: 'My orders' }).waitFor();
    const expiresAtMs = await page.evaluate(() => {
      const token = Object.values(localStorage).find((value) => value.startsWith('eyJ')) ?? '';
      const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      return (JSON.parse(atob(claims)) as { exp: number }).exp * 1000;
    });
    await page.clock.pauseAt(expiresAtMs - 5_000);
    await page.clock.runFor(4_500);
    expect(new URL(page.url()).pathname).toBe('/customer/orders');
    await page.clock.runFor(1_000);
    await isHome(page);
  });

  test('while the phone sleeps ends as it wakes, and what was on the screen is gone', async () => {
    const { customer, product } = await opened.newCustomerWithCart();
    const page = await opened.browser.newPage();
    await page.clock.install();
    await signIn(page, customer.email);
    await page.goto('/customer/cart');
    await page.getByText(product.name).first().waitFor();
    await page.clock.fastForward(A_DAY_MS);
    await isHome(page);
    expect(await left(page, [customer.email, product.name])).toEqual([]);
  });
});

describe('people of every name', () => {
  const NAMES = ['Ɛfua Ɔfori-Mensah', 'Nii Ŋmai', "N'Guessan", 'Ama', 'Abena'.repeat(12)];

  test.each(NAMES)('%s registers, signs in, and is called so everywhere', async (name) => {
    const email = `${Buffer.from(name).toString('hex').slice(0, 24)}@test.example`;
    const page = await opened.browser.newPage();
    await page.goto('/register');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('(059) 123-4567');
    await page.getByLabel('Female').check();
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.getByLabel('Confirm password').fill('Passw0rd!');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await signIn(page, email);
    await page.goto('/customer');
    await page.getByRole('heading', { name: `Akwaaba, ${name}`, exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto('/customer/settings');
    await page.getByLabel('Name').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe(name);
    expect(await page.getByLabel('Phone').inputValue()).toBe('+233591234567');
  });

  test('the agent reads the customer’s name as it is written', async () => {
    const [name = ''] = NAMES;
    const customer = await opened.shop.people.newCustomer({ name });
    const { id: productId } = await opened.newProduct();
    const number = await buyAndTakeSteps(opened.shop, customer, { productId, steps: [{ status: 'accepted' }] });
    const agent = await opened.shop.people.newAgent();
    const page = await opened.openAs(agent, '/delivery/deliveries', { viewport: { width: 360, height: 740 } });
    await assignTo(agent.token, number);
    await page.reload();
    await page.getByRole('link', { name: `Call ${name}` }).waitFor();
  });

  const assignTo = async (agentToken: string, number: string) => {
    const token = await opened.shop.people.adminToken();
    const { body: agent } = await opened.shop.knocks<{ id: number }>('GET', '/api/users/me', { token: agentToken });
    const { body: agents } = await opened.shop.knocks<{ id: number }[]>('GET', '/api/deliveryAgents', {
      token,
      query: { filter: { userId: agent.id } },
    });
    await opened.shop.knocks('PUT', `/api/deliveryAgents/${agents[0]?.id}`, { token, json: { approved: true } });
    const { body: all } = await opened.shop.knocks<{ id: number; order: { number: string } }[]>(
      'GET',
      '/api/deliveries',
      {
        token,
      },
    );
    const delivery = all.find(({ order }) => order.number === number);
    await opened.shop.knocks('PATCH', `/api/deliveries/${delivery?.id}`, { token, json: { agentId: agent.id } });
  };
});

describe('after signing in', () => {
  const isAt = async ({ email }: { email: string }, path: string) => {
    const page = await opened.browser.newPage();
    await signIn(page, email);
    await page.waitForURL((url) => url.pathname === path);
  };

  test('everyone is where their role has its work: an admin, a vendor, an agent, a customer', async () => {
    await isAt({ email: 'admin@test.example' }, '/admin/dashboard');
    await isAt(opened.vendor, '/vendor/dashboard');
    await isAt(await opened.shop.people.newAgent(), '/delivery/dashboard');
    await isAt(await opened.shop.people.newCustomer(), '/');
  });
});
