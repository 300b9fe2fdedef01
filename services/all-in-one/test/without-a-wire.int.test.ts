import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { startTestShop, type TestShop } from './test-shop.ts';

/** Published by the client of every call over the network, for each connection that it makes. */
const CONNECTED = 'undici:client:connected';

const ports = new Set<string>();
const note = (message: unknown) => void ports.add((message as { connectParams: { port: string } }).connectParams.port);

let shop: TestShop;
beforeAll(async () => {
  subscribe(CONNECTED, note);
  shop = await startTestShop();
});
afterAll(async () => {
  unsubscribe(CONNECTED, note);
  await shop.stop();
});

test('services of one process are asked without the network, from the cart to the order', async () => {
  const { people } = shop;
  const { id } = await people.addProduct(await people.newVendor(), {});
  const { customer, started } = await people.newPayer(id);
  await people.atProvider(started);
  expect((await people.placeOrder(customer, started.reference)).status).toBeLessThan(300);
  // At the others the test itself knocks, or pictures stream.
  const asked = (['orders', 'payment'] as const).filter((name) => ports.has(new URL(shop.serviceUrl(name)).port));
  expect(asked).toEqual([]);
});
