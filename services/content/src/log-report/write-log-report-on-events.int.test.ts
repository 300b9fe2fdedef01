import type { ShopEvent } from '@shop/contracts/events/registry';
import { createRabbitTestBus, type RabbitTestBus } from '@shop/testing/test-bus';
import { eventually } from '@shop/testing/eventually';
import { randomUUID } from 'node:crypto';
import { startContent } from '../../test/content-service.ts';

let broker: RabbitTestBus;
let content: Awaited<ReturnType<typeof startContent>>;

beforeAll(async () => {
  broker = await createRabbitTestBus({ service: 'content' });
  content = await startContent({ bus: broker.bus });
});
afterAll(async () => {
  await content.stop();
  await broker.close();
});

const deleted = (name: string): ShopEvent<'catalog.product-deleted.v1'> => ({
  id: randomUUID(),
  type: 'catalog.product-deleted.v1',
  occurredAt: '2026-11-27T14:05:41.000Z',
  correlationId: 'c',
  actor: { kind: 'person', id: 1, role: 'admin' },
  payload: { productId: 12, vendorId: 3, name, version: 5 },
});
const changed = (slug: string): ShopEvent<'content.page-changed.v1'> => ({
  ...deleted(slug),
  id: randomUUID(),
  type: 'content.page-changed.v1',
  payload: { pageId: 2, slug, deleted: false, version: 2 },
});
const reportsWith = (text: string) =>
  content.parts.database.query<{ title: string; level: string; vendor_id: number; created_at: Date }>(
    'SELECT title, level, vendor_id, created_at FROM log_report WHERE message LIKE $1',
    [`%${text}%`],
  );

it('an event that an admin would want to know of becomes one report, however often it is delivered', async () => {
  const event = deleted('Kente romper');
  for (let times = 0; times < 3; times++) await broker.bus.publish(event);
  await broker.bus.publish(deleted('The last one'));
  await eventually('the last event is handled', async () => (await reportsWith('The last one')).length === 1);
  await eventually('the queue is through', async () => (await reportsWith('Kente romper')).length > 0);
  expect(await reportsWith('Kente romper')).toEqual([
    { title: 'Product deleted', level: 'warning', vendor_id: 3, created_at: new Date('2026-11-27T14:05:41.000Z') },
  ]);
});

it('what is nothing to report leaves no report', async () => {
  await broker.bus.publish(changed('sizing'));
  await broker.bus.publish(deleted('After the page'));
  await eventually('the event after it is handled', async () => (await reportsWith('After the page')).length === 1);
  expect(await reportsWith('sizing')).toEqual([]);
});
