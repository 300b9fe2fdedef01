import { readProviderEvent } from './read-provider-event.ts';

const read = (body: unknown) => readProviderEvent(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));

test('a charge’s event names its payment', () => {
  expect(read({ event: 'charge.success', data: { reference: 'CK-3f2a9c1d7b', amount: 6000 } })).toEqual({
    type: 'charge.success',
    reference: 'CK-3f2a9c1d7b',
  });
});

test('a refund’s event names the payment that it is of', () => {
  expect(
    read({ event: 'refund.processed', data: { transaction_reference: 'CK-3f2a9c1d7b', reference: null } }),
  ).toEqual({ type: 'refund.processed', reference: 'CK-3f2a9c1d7b' });
});

test.each([
  ['broken JSON', '{"event":'],
  ['no object', '[]'],
  ['null', 'null'],
  ['an event of something else', { event: 'customeridentification.success', data: { email: 'a@b.test' } }],
  ['a reference that can’t be ours', { event: 'charge.success', data: { reference: "x' or 1=1" } }],
])('%s is no event about a payment', (_what, body) => {
  expect(read(body)).toBeNull();
});
