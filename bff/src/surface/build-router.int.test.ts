import { eventually } from '@shop/testing/eventually';
import { startBff, type StartedBff } from '../../test/start-bff.ts';

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

it.each([
  { path: '/api/orders/5', status: 401, route: '/api/orders/:id' },
  { path: '/API/Orders/5', status: 401, route: '/api/orders/:id' },
  { path: '/api/orders', status: 404, route: 'unmatched' },
  { path: '/orders/5', status: 404, route: 'unmatched' },
])('GET $path is a $status, and measured as one of $route', async ({ path, status, route }) => {
  const { registry } = bff.parts.metrics;
  const counted = new RegExp(`_count\\{.*method="GET",route="${route}",status="${status}".*\\} (\\d+)`);
  const countNow = async () => Number(counted.exec(await registry.metrics())?.[1] ?? 0);
  const before = await countNow();
  expect((await bff.get(path)).status).toBe(status);
  await eventually('it is measured', async () => (await countNow()) === before + 1);
});
