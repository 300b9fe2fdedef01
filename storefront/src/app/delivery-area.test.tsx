import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delivery, order, vendor } from '../../test/demo-things.ts';
import { asked, type Call, type Handler, refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const agent = tokenOf(11, 'kofi@example.test', 'delivery');
const kofi = { id: 11, name: 'Kofi Asante', email: 'kofi@example.test', phone: null, imageUrl: null };
const byStatus =
  (...deliveries: ReturnType<typeof delivery>[]): Handler =>
  (call: Call) => {
    const rows = deliveries.filter(({ status }) => status === asked(call).filter['status']);
    return { body: rows, total: rows.length };
  };
const area = (deliveries: Handler, more: Record<string, Handler> = {}) => ({
  'GET /users/me': () => ({ body: { ...kofi, role: { name: 'delivery' }, createdAt: '2026-11-20T10:00:00.000Z' } }),
  'GET /deliveries': deliveries,
  ...more,
});
const user = userEvent.setup();
afterEach(cleanup);

test('the dashboard says its sentence, the agent’s own name, and how many deliveries stand where', async () => {
  openStorefront('/delivery', area(byStatus(delivery(), delivery({ id: 22, status: 'out' }))), agent);
  await screen.findByText('View your assigned deliveries and track your delivery progress.');
  await screen.findByText('Kofi Asante');
  const count = (await screen.findByText('Ready to pick up', { selector: 'dt' })).parentElement;
  await waitFor(() => {
    expect(count?.textContent).toContain('1');
  });
  expect(window.location.pathname).toBe('/delivery/dashboard');
});

test('counts that are not known are no zeros', async () => {
  openStorefront(
    '/delivery',
    area(() => refusal(503, 'The deliveries are away.')),
    agent,
  );
  await screen.findByText('Ready to pick up', { selector: 'dt' });
  const counts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(new Set(counts())).toEqual(new Set(['–']));
  await screen.findByText('The deliveries are away.');
  expect(new Set(counts())).toEqual(new Set(['–']));
});

test('the menu’s four entries lead somewhere', async () => {
  openStorefront('/delivery/dashboard', area(byStatus()), agent);
  for (const name of ['Assigned Deliveries', 'Map', 'Earnings', 'Dashboard']) {
    const menu = await screen.findByRole('navigation', { name: 'Deliveries' });
    await user.click(within(menu).getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
  }
});

test.each([
  [{ approved: true, active: true }, 'Nothing to deliver at the moment.'],
  [
    { approved: false, active: true },
    'The shop is looking at your registration. Once it is approved, your deliveries are here.',
  ],
  [
    { approved: true, active: false },
    'You are given no deliveries at the moment: the shop has paused your work. Ask it why.',
  ],
])('who has nothing to deliver is told why: %j', async (own, says) => {
  for (const path of ['/delivery/dashboard', '/delivery/deliveries', '/delivery/map']) {
    openStorefront(path, area(byStatus(), { 'GET /deliveryAgents/me': () => ({ body: own }) }), agent);
    await screen.findByText(says);
    cleanup();
  }
});

test('an agent whose details the shop lacks hears it in the shop’s words; a failure says no more than is known', async () => {
  const open = (status: number, says: string) =>
    openStorefront(
      '/delivery/deliveries',
      area(byStatus(), { 'GET /deliveryAgents/me': () => refusal(status, says) }),
      agent,
    );
  open(404, 'Your details are missing.');
  await screen.findByText('Your details are missing.');
  cleanup();
  open(500, 'The shop could not answer.');
  await screen.findByText('Nothing to deliver at the moment.');
});

test('a delivery shows where it goes, calls its customer and opens the phone’s map', async () => {
  openStorefront('/delivery/deliveries', area(byStatus(delivery())), agent);
  await screen.findByText('AK-7F3K9Q2M');
  screen.getByText(/12 Dagomba Road, Tamale, Northern/);
  expect(screen.getByRole('link', { name: /^Call Ama Serwaa/ }).getAttribute('href')).toBe('tel:+233201234567');
  expect(screen.getByRole('link', { name: /Show the way/ }).getAttribute('href')).toMatch(/^geo:9\.4075,-0\.8533/);
});

test('each step is one button, sent to the order, and the list is then the server’s', async () => {
  let status: 'accepted' | 'picked' = 'accepted';
  const shop = openStorefront(
    '/delivery/deliveries',
    area((call) => byStatus(delivery({ status }))(call), {
      'PATCH /orders/5/status': () => {
        status = 'picked';
        return { body: order({ status: 'picked' }) };
      },
    }),
    agent,
  );
  await user.click(await screen.findByRole('button', { name: 'I have picked it up' }));
  await screen.findByRole('button', { name: 'I am on my way' });
  expect(shop.callsOf('PATCH', '/orders/5/status').map(({ body }) => body)).toEqual([{ status: 'picked' }]);
});

test('delivering can’t be taken back, so it asks first and can be declined', async () => {
  const shop = openStorefront('/delivery/deliveries', area(byStatus(delivery({ status: 'out' }))), agent);
  await user.click(await screen.findByRole('button', { name: 'It is delivered' }));
  await screen.findByText('Has Ama Serwaa got the parcel?');
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(shop.callsOf('PATCH', '/orders')).toHaveLength(0);
});

test('a step that the server refuses says its sentence', async () => {
  openStorefront(
    '/delivery/deliveries',
    area(byStatus(delivery()), { 'PATCH /orders/5/status': () => refusal(409, 'The order is still pending.') }),
    agent,
  );
  await user.click(await screen.findByRole('button', { name: 'I have picked it up' }));
  await screen.findByText('The order is still pending.');
});

test('that a step could not be sent stands no more once it was', async () => {
  let status: 'accepted' | 'picked' = 'accepted';
  let isAway = true;
  const takeStep: Handler = () => {
    if (isAway) return refusal(503, 'Away.');
    status = 'picked';
    return { body: order({ status }) };
  };
  openStorefront(
    '/delivery/deliveries',
    area((call) => byStatus(delivery({ status }))(call), { 'PATCH /orders/5/status': takeStep }),
    agent,
  );
  await user.click(await screen.findByRole('button', { name: 'I have picked it up' }));
  await screen.findByText('Away.');
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'I have picked it up' }));
  await screen.findByRole('button', { name: 'I am on my way' });
  expect(screen.queryByText('Away.')).toBeNull();
});

test('what is in a parcel, and where it is fetched, is read when it is opened', async () => {
  const shop = openStorefront(
    '/delivery/deliveries',
    area(byStatus(delivery()), {
      'GET /orders/5': () => ({ body: order() }),
      'GET /vendors': () => ({ body: [vendor()] }),
    }),
    agent,
  );
  const summary = await screen.findByText('Where to pick it up');
  expect(shop.callsOf('GET', '/orders/5')).toHaveLength(0);
  await user.click(summary);
  await screen.findByText('Aboabo Market, Tamale');
  screen.getByText('2 × Kente romper, Gold, 2–3 years');
});

test('the map does without its pictures: places stand as coordinates with a way to them', async () => {
  const nowhere = delivery({ id: 23, status: 'picked' });
  const address = nowhere.order.address && { ...nowhere.order.address, latitude: null, longitude: null };
  openStorefront(
    '/delivery/map',
    area(byStatus(delivery(), { ...nowhere, order: { ...nowhere.order, number: 'AK-OTHER234', address } })),
    agent,
  );
  await screen.findByText('9.40750, -0.85330');
  await screen.findByText('No place picked on the map');
  screen.getByRole('link', { name: 'Show the way to AK-OTHER234' });
});

test('earnings stand in cedis: the sum, the months with deliveries, the latest fees', async () => {
  const earnings = {
    delivered: 2,
    total: 1020.5,
    byMonth: [
      { month: '2026-10', delivered: 0, total: 0 },
      { month: '2026-11', delivered: 2, total: 1020.5 },
    ],
    latest: [
      { deliveryId: 21, order: { id: 5, number: 'AK-7F3K9Q2M' }, deliveredAt: '2026-11-24T05:18:30.010Z', fee: 10 },
    ],
  };
  openStorefront(
    '/delivery/earnings',
    area(byStatus(), { 'GET /deliveries/me/earnings': () => ({ body: earnings }) }),
    agent,
  );
  await screen.findByText('GHS 1,020.50', { selector: '.lead strong' });
  screen.getByText('November 2026');
  expect(screen.queryByText('October 2026')).toBeNull();
  screen.getByText('GHS 10.00');
});

test('an agent who has delivered nothing yet sees no empty list of the latest', async () => {
  const earnings = { delivered: 0, total: 0, byMonth: [], latest: [] };
  openStorefront(
    '/delivery/earnings',
    area(byStatus(), { 'GET /deliveries/me/earnings': () => ({ body: earnings }) }),
    agent,
  );
  await screen.findByText('Nothing delivered yet.');
  expect(screen.queryByRole('heading', { name: 'Latest' })).toBeNull();
});
