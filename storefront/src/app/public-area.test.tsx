import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { product, vendor } from '../../test/demo-things.ts';
import { asked, refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const ama = tokenOf(7, 'ama@example.test');
const settings = {
  ...{
    shopName: 'Akwadaa',
    phone: '+233372022410',
    email: 'hello@akwadaa.example',
    address: 'Aboabo Road, Tamale, Ghana',
  },
  ...{ currency: 'GHS', symbol: '₵', shipping: { default: 0, regions: {} }, agentFee: 10 },
  pricing: [
    { label: 'Baby rompers and sets', from: 60 },
    { label: "Girls' dresses and casuals", from: 70 },
    { label: "Boys' tops and bottoms", from: 65 },
    { label: 'Accessories', from: 20 },
  ],
};
const withSettings = { 'GET /settings': () => ({ body: settings }) };
const user = userEvent.setup();

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the header', () => {
  test('shows its five links and Login to a visitor', async () => {
    openStorefront('/about', {});
    await screen.findByRole('heading', { name: 'About us' });
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'About', 'Companies', 'Pricing', 'Contact']);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  test('welcomes who is signed in; the badge leads to the dashboard of the role', async () => {
    openStorefront('/about', {}, ama);
    await user.click(await screen.findByRole('link', { name: 'Welcome - ama@example.test' }));
    await screen.findByRole('heading', { name: 'My account' });
    expect(window.location.pathname).toBe('/customer');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    screen.getByRole('button', { name: 'Logout' });
  });

  test.each([
    ['admin', '/admin/dashboard'],
    ['Vendor', '/vendor/dashboard'],
    ['delivery', '/delivery/dashboard'],
  ])('leads a person of the role %s to %s', async (role, home) => {
    openStorefront('/about', {}, tokenOf(2, 'esi@example.test', role));
    const badge = await screen.findByRole('link', { name: 'Welcome - esi@example.test' });
    expect(badge.getAttribute('href')).toBe(home);
  });
});

describe('the front page', () => {
  test('the slider advances every 3 seconds, and stands still while somebody looks closer', async () => {
    jest.useFakeTimers();
    openStorefront('/', { 'GET /images/slider/images': () => ({ body: ['/a.jpg', '/b.jpg'] }) });
    await act(() => jest.advanceTimersByTimeAsync(0));
    const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
    expect(current()).toBe('Picture 1 of 2');
    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect(current()).toBe('Picture 1 of 2');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(current()).toBe('Picture 2 of 2');
    act(() => {
      screen.getByRole('button', { name: 'Picture 1 of 2' }).focus();
    });
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(current()).toBe('Picture 2 of 2');
  });

  test('each slide has its words, asked for after the pictures, and does without them where they do not come', async () => {
    const slider = (id: number, name: string, imageUrl: string) => ({
      ...{ id, name, imageUrl, category: 'home', shortDescription: `${name} for you`, longDescription: null },
    });
    const pictures = { 'GET /images/slider/images': () => ({ body: ['/a.jpg', '/b.jpg', '/c.jpg'] }) };
    openStorefront('/', {
      ...pictures,
      'GET /imagesliders': () => ({ body: [slider(2, 'School', '/b.jpg'), slider(1, 'Kente', '/a.jpg')] }),
    });
    const tag = async (name: string) => (await screen.findByText(name)).closest('p');
    expect([(await tag('Kente'))?.textContent, (await tag('Kente'))?.ariaHidden]).toEqual([
      'KenteKente for you',
      'false',
    ]);
    expect((await tag('School'))?.ariaHidden).toBe('true');
    cleanup();
    openStorefront('/', { ...pictures, 'GET /imagesliders': () => refusal(503, 'Away.') });
    await screen.findByRole('button', { name: 'Picture 1 of 3' });
    expect(document.querySelector('.slider__tag')).toBeNull();
    cleanup();
    const shop = openStorefront('/', { 'GET /images/slider/images': () => refusal(503, 'Away.') });
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect(shop.callsOf('GET', '/imagesliders')).toHaveLength(0);
  });

  test('the latest arrivals are the five newest of the last 336 hours, in five columns', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const all = [1, 2, 335, 337].map((hours) =>
      product({ id: hours, name: `${hours} h old`, createdAt: hoursAgo(hours) }),
    );
    const shop = openStorefront('/', { 'GET /products': () => ({ body: all }) });
    await screen.findByText('335 h old');
    expect(screen.queryByText('337 h old')).toBeNull();
    expect(screen.getByText('1 h old').closest('ul')?.className).toContain('product-grid--5');
    expect(shop.callsOf('GET', '/products').map(asked)[0]).toMatchObject({
      sort: ['createdAt', 'DESC'],
      range: [0, 4],
    });
  });

  test('each category has a tile and a section', async () => {
    openStorefront('/', { 'GET /categories': () => ({ body: [{ id: 2, name: 'Dresses' }] }) });
    const tiles = within(await screen.findByRole('navigation', { name: 'Categories' }));
    expect((await tiles.findByRole('link', { name: 'Dresses' })).getAttribute('href')).toBe(
      '/customer/browse?category=2',
    );
    await screen.findByRole('heading', { name: 'Dresses' });
    expect(screen.getByRole('link', { name: 'See all in Dresses' }).getAttribute('href')).toBe(
      '/customer/browse?category=2',
    );
  });
});

test('the front page tells once that clothes are on their way, however many categories there are', async () => {
  // Without a row of products each grid waits; the sections of the categories are not in view yet.
  const categories = [2, 3, 4].map((id) => ({ id, name: `Category ${id}` }));
  openStorefront('/', { 'GET /categories': () => ({ body: categories }) });
  await screen.findByRole('heading', { name: 'Category 4' });
  expect(screen.queryAllByText('Loading clothes…').length).toBeLessThanOrEqual(1);
});

describe('the bar at the thumb', () => {
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Shortcuts' }))
      .getAllByRole('link')
      .filter((link) => link.ariaCurrent)
      .map(({ textContent }) => textContent);

  test.each([
    ['/login', []],
    ['/register', []],
    ['/', ['Home']],
    ['/customer/browse', ['Categories']],
  ])('a visitor at %s is at %j', async (path, places) => {
    openStorefront(path, {});
    await screen.findByRole('heading', { level: 1 });
    expect(current()).toEqual(places);
  });

  test('a customer is at one place at most', async () => {
    for (const [path, place] of [
      ['/customer', 'Me'],
      ['/customer/cart', 'Cart'],
      ['/customer/track', 'Orders'],
      ['/customer/settings', 'Me'],
    ] as const) {
      openStorefront(path, {}, ama);
      await screen.findByRole('heading', { level: 1 });
      expect(current()).toEqual([place]);
      cleanup();
    }
  });
});

test('the pricing page lists the four starting prices', async () => {
  openStorefront('/pricing', withSettings);
  await screen.findByText('Baby rompers and sets');
  expect(screen.getAllByText(/^GHS \d+\.00$/).map(({ textContent }) => textContent)).toEqual([
    'GHS 60.00',
    'GHS 70.00',
    'GHS 65.00',
    'GHS 20.00',
  ]);
});

test('the contact page shows the address in Tamale and the phone number', async () => {
  openStorefront('/contact', withSettings);
  const main = within(await screen.findByRole('main'));
  await main.findByText('Aboabo Road, Tamale, Ghana');
  expect(main.getByRole('link', { name: '+233 37 202 2410' }).getAttribute('href')).toBe('tel:+233372022410');
});

test('the companies are the active shops, and each leads to its products', async () => {
  const shop = openStorefront('/companies', { 'GET /vendors': () => ({ body: [vendor()], total: 1 }) });
  const link = await screen.findByRole('link', { name: /^Little Stars/ });
  expect(link.getAttribute('href')).toBe('/customer/browse?vendor=3');
  screen.getByText('Aboabo Market, Tamale');
  expect(shop.callsOf('GET', '/vendors')[0]?.token).toBeNull();
});

describe('pages that admins make', () => {
  const flags = { showInHeader: false, showInFooter: false, isVisible: true };
  const pages = [
    { id: 1, slug: 'sizing', title: 'Sizes', description: 'How to measure', ...flags, showInHeader: true },
    { id: 2, slug: 'returns', title: 'Returns', description: null, ...flags, showInFooter: true },
    { id: 3, slug: 'draft', title: 'Draft', description: null, ...flags, showInHeader: true, isVisible: false },
  ];
  const sections = [
    { id: 8, title: 'Later', description: null, images: [], ...flags },
    {
      id: 7,
      title: 'Babies',
      description: 'Lay them flat.',
      images: [{ id: 1, imageUrl: '/media/x/640.webp' }],
      ...flags,
    },
    { id: 9, title: 'Hidden', description: null, images: [], ...flags, isVisible: false },
  ];
  const made = {
    'GET /public-pages': () => ({ body: pages }),
    'GET /public-pages/1/origins': () => ({ body: sections }),
  };

  test('stand in header and footer as flagged', async () => {
    openStorefront('/about', made);
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect((await main.findByRole('link', { name: 'Sizes' })).getAttribute('href')).toBe('/pages/sizing');
    expect(main.queryByRole('link', { name: /Returns|Draft/ })).toBeNull();
    within(screen.getByRole('navigation', { name: 'More about the shop' })).getByRole('link', { name: 'Returns' });
  });

  test('show their visible sections with their pictures', async () => {
    openStorefront('/pages/sizing', made);
    await screen.findByRole('heading', { level: 1, name: 'Sizes' });
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Babies', 'Later']);
    screen.getByText('Lay them flat.');
    expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toBe('/media/x/640.webp');
  });

  test('that are hidden, or do not exist, are not found', async () => {
    openStorefront('/pages/draft', made);
    await screen.findByRole('heading', { name: 'Page not found' });
  });
});

describe('signing in and registering', () => {
  const form = async () => (await screen.findByLabelText('Password')).closest('form') as HTMLElement;

  test('the login page is headed "Admin Login" and has a Back link to the front page', async () => {
    openStorefront('/login', {});
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
  });

  test('email and password are required', async () => {
    const shop = openStorefront('/login', {});
    await user.click(within(await form()).getByRole('button', { name: 'Login' }));
    await screen.findByText('E-mail is required.');
    screen.getByText('Password is required.');
    expect(shop.callsOf('POST', '/auth/login')).toHaveLength(0);
  });

  test('a failure without the server’s own words says "Login failed"', async () => {
    openStorefront('/login', { 'POST /auth/login': () => ({ status: 502, body: null }) });
    await user.type(await screen.findByLabelText('Email'), 'ama@example.test');
    await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
    await user.click(within(await form()).getByRole('button', { name: 'Login' }));
    await screen.findByText('Login failed', { selector: '[role=alert]' });
  });

  test('after signing in a customer is at the front page, an agent at the deliveries', async () => {
    for (const [role, heading] of [
      ['customer', 'Latest arrivals'],
      ['delivery', 'Dashboard'],
    ] as const) {
      const token = tokenOf(7, 'ama@example.test', role);
      openStorefront('/login', { 'POST /auth/login': () => ({ body: { token } }) });
      await user.type(await screen.findByLabelText('Email'), 'ama@example.test');
      await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
      await user.click(within(await form()).getByRole('button', { name: 'Login' }));
      await screen.findByRole('heading', { name: heading });
      cleanup();
    }
  });

  test.each([
    ['Customer', ['Phone', 'Female', 'Male']],
    ['Vendor', ['Shop name', 'Shop phone (optional)', 'Shop location (optional)', 'Shop address']],
    [
      'Delivery agent',
      [
        ...['National ID', 'Date of birth', 'Emergency contact name', 'Emergency contact phone', 'Region'],
        ...['License number', 'Vehicle type', 'Vehicle plate', 'Address'],
      ],
    ],
  ])('a %s is asked for what it is', async (type, labels) => {
    openStorefront('/register', {});
    await user.click(await screen.findByLabelText(type));
    for (const label of ['Name', 'Email', 'Password', 'Confirm password', ...labels])
      await screen.findByLabelText(label);
  });

  const fill = async (confirm: string) => {
    await user.type(await screen.findByLabelText('Name'), 'Ɛfua Ɔfori');
    await user.type(screen.getByLabelText('Email'), 'efua@example.test');
    await user.type(screen.getByLabelText('Phone'), '0241234567');
    await user.click(screen.getByLabelText('Female'));
    await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
    await user.type(screen.getByLabelText('Confirm password'), confirm);
    await user.click(screen.getByRole('button', { name: 'Register' }));
  };

  test('two different passwords do not match', async () => {
    const shop = openStorefront('/register', {});
    await fill('Passw0rd?');
    await screen.findByText('Passwords do not match');
    expect(shop.callsOf('POST', '/auth/register')).toHaveLength(0);
  });

  test('a refused registration shows the server’s words, another failure "Registration failed"; what was typed stays', async () => {
    let answer: ReturnType<typeof refusal> = refusal(409, 'This e-mail address is taken.');
    openStorefront('/register', { 'POST /auth/register': () => answer });
    await fill('Passw0rd!');
    await screen.findByText('This e-mail address is taken.');
    answer = { status: 502, body: null };
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText('Registration failed');
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ɛfua Ɔfori');
  });

  test('a phone that can’t be one is told at its field at once, and nothing is sent', async () => {
    const shop = openStorefront('/register', {});
    await user.type(await screen.findByLabelText('Phone'), '12');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText('Give a phone number of Ghana, such as 024 123 4567.');
    screen.getByText('Please look again at what is marked.', { selector: '[role=alert]' });
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(shop.callsOf('POST', '/auth/register')).toHaveLength(0);
  });

  test('what the server finds wrong stands once, at its field, and no key of the API is shown', async () => {
    const sentence = 'Give a phone number of Ghana, such as 024 123 4567.';
    const refused = () => refusal(400, `phone: ${sentence}`, [{ path: 'phone', message: sentence }]);
    openStorefront('/register', { 'POST /auth/register': refused });
    await fill('Passw0rd!');
    await screen.findByText(sentence);
    screen.getByText('Please look again at what is marked.', { selector: '[role=alert]' });
    expect(screen.queryByText(/phone:/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  });

  test('what a visitor wanted comes along from signing in to registering and back', async () => {
    const addToCart = { productId: 12, variantId: null, sizeId: null, quantity: 1 };
    openStorefront(
      '/login',
      { 'POST /auth/register': () => ({ status: 201, body: { id: 1, message: 'Welcome.' } }) },
      undefined,
      {
        returnTo: '/customer/product/productdetail/12',
        addToCart,
      },
    );
    await user.click(await screen.findByRole('link', { name: /^Register as/ }));
    await fill('Passw0rd!');
    await screen.findByText('Welcome.');
    expect((window.history.state as { usr: object }).usr).toMatchObject({ addToCart, email: 'efua@example.test' });
  });
});

test('while there is no connection the page says so, and what was typed stays', async () => {
  openStorefront('/register', {});
  await user.type(await screen.findByLabelText('Name'), 'Ama');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  await screen.findByText('You are offline. What you have typed stays here; send it when the connection is back.');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ama');
  online.mockRestore();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
