import { eventually } from '@shop/testing/eventually';
import { createInProcessTestBus } from '@shop/testing/test-bus';
import { randomUUID } from 'node:crypto';
import { admin, customer, startContent, vendor } from '../../test/content-service.ts';

const { bus, close } = createInProcessTestBus();
let content: Awaited<ReturnType<typeof startContent>>;

beforeAll(async () => {
  content = await startContent({ bus });
});
afterAll(async () => {
  await content.stop();
  await close();
});

const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
const list = async (query = '') => (await content.call('GET', `/log-reports?${query}`, admin)).body;
/** A report as the shop writes it: an admin deleted a product. */
const newReport = async ({ name = randomUUID(), vendorId = 3, occurredAt = '2026-11-27T14:05:41.000Z' } = {}) => {
  await bus.publish({
    id: randomUUID(),
    type: 'catalog.product-deleted.v1',
    occurredAt,
    correlationId: 'c',
    actor: { kind: 'person', id: 1, role: 'admin' },
    payload: { productId: 12, vendorId, name, version: 5 },
  });
  return eventually('the report is written', async () => (await list(filter({ q: name }))).rows[0]);
};

it('message and level change, the title does not, whatever is sent', async () => {
  const report = await newReport();
  const sent = { ...report, title: 'Mine', message: ' Seen ', level: 'info', createdAt: '2020-01-01T00:00:00.000Z' };
  const { status, body } = await content.call('PUT', `/log-reports/${report.id}`, admin, sent);
  expect([status, body]).toEqual([200, { ...report, message: 'Seen', level: 'info' }]);
  expect((await content.call('GET', `/log-reports/${report.id}`, admin)).body).toEqual(body);
  expect((await list(filter({ q: 'seen', id: report.id }))).total).toBe(1);
});

it.each([{ level: 'fatal' }, { level: null }, { message: ' ' }, { message: 'x'.repeat(10_001) }])(
  'is not changed to %j',
  async (change) => {
    const report = await newReport();
    expect((await content.call('PUT', `/log-reports/${report.id}`, admin, change)).status).toBe(400);
    expect((await content.call('GET', `/log-reports/${report.id}`, admin)).body).toEqual(report);
  },
);

it('is deleted once', async () => {
  const { id } = await newReport();
  expect((await content.call('DELETE', `/log-reports/${id}`, admin)).status).toBe(204);
  expect((await content.call('DELETE', `/log-reports/${id}`, admin)).status).toBe(404);
  expect((await content.call('GET', `/log-reports/${id}`, admin)).status).toBe(404);
  expect((await content.call('PUT', `/log-reports/${id}`, admin, { level: 'info' })).status).toBe(404);
});

it('are listed newest first, and those of a vendor’s record by the vendor', async () => {
  const older = await newReport({ vendorId: 77, occurredAt: '2026-01-01T00:00:00.000Z' });
  const newer = await newReport({ vendorId: 78, occurredAt: '2026-02-01T00:00:00.000Z' });
  await newReport({ vendorId: 79 });
  const oldest = await newReport({ vendorId: 77, occurredAt: '2025-12-01T00:00:00.000Z' });
  expect(await list(filter({ vendorId: [77, 78] }))).toEqual({ rows: [newer, older, oldest], total: 3 });
  expect(await list(filter({ vendorId: [77], level: 'error' }))).toEqual({ rows: [], total: 0 });
});

it.each([
  ['a visitor', null, 401],
  ['a customer', customer, 403],
  ['a vendor', vendor, 403],
])('are not %s’s to read or change', async (_who, person, status) => {
  const { id } = await newReport();
  expect((await content.call('GET', '/log-reports', person)).status).toBe(status);
  expect((await content.call('GET', `/log-reports/${id}`, person)).status).toBe(status);
  expect((await content.call('PUT', `/log-reports/${id}`, person, { level: 'info' })).status).toBe(status);
  expect((await content.call('DELETE', `/log-reports/${id}`, person)).status).toBe(status);
});
