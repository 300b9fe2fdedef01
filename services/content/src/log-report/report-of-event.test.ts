import { type AnyEvent, eventRegistry } from '@shop/contracts/events/registry';
import { logLevelSchema } from '@shop/contracts/statuses';
import { REPORTED, type ReportedType, reportOfEvent } from './report-of-event.ts';

const eventOf = (type: ReportedType, change: object = {}) =>
  ({
    id: '0190e1f2-6d3c-7c1a-9a51-0a1b2c3d4e5f',
    type,
    occurredAt: '2026-11-27T14:05:41.000Z',
    correlationId: 'c',
    actor: { kind: 'service', name: 'test' },
    payload: { ...eventRegistry[type].example, ...change },
  }) as Extract<AnyEvent, { type: ReportedType }>;

const UNLESS_DELETED: readonly ReportedType[] = ['content.page-changed.v1', 'content.slider-changed.v1'];
const NOTHING_TO_REPORT: readonly ReportedType[] = [...UNLESS_DELETED, 'orders.order-cancelled.v1'];

describe('the report of an event', () => {
  it.each(REPORTED.filter((type) => !NOTHING_TO_REPORT.includes(type)))('of %s is a sentence', (type) => {
    const report = reportOfEvent(eventOf(type, { reason: 'Torn' }));
    expect(logLevelSchema.safeParse(report?.level).success).toBe(true);
    expect(report?.title).toMatch(/^[A-Z][a-z]+ [a-z]+$/);
    expect(report?.message).toMatch(/^\S.*[.a-z]$/);
    expect(report?.message).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it.each(REPORTED)('of %s holds no personal data', (type) => {
    const told = JSON.stringify(reportOfEvent(eventOf(type)));
    expect(told).not.toMatch(/@|\+?\d{9,}/);
  });

  it.each(UNLESS_DELETED)('of %s is nothing unless something was deleted', (type) => {
    expect(reportOfEvent(eventOf(type))).toBeNull();
    expect(reportOfEvent(eventOf(type, { deleted: true }))?.level).toBe('warning');
  });

  it.each([
    { approved: false, changes: { approved: { from: true, to: false } } },
    { approved: true, changes: { licenseNumber: { from: null, to: null } } },
    { approved: true, changes: undefined },
  ])('of an agent who was not approved just now is nothing: %j', (change) => {
    expect(reportOfEvent(eventOf('identity.agent-changed.v1', change))).toBeNull();
  });

  it.each(['rejected', 'staff'])(
    'of an order that ends because its last part was %s is that of a rejection',
    (cause) => {
      const report = reportOfEvent(eventOf('orders.order-cancelled.v1', { cause, reason: 'Torn' }));
      expect(report).toMatchObject({ title: 'Fulfilment rejected', level: 'warning' });
      expect(report?.message).toContain('(Torn); GHS 120.00 goes back.');
    },
  );

  it.each(['customer', 'sold-out'])('of an order that ends otherwise (%s) is nothing', (cause) => {
    expect(reportOfEvent(eventOf('orders.order-cancelled.v1', { cause }))).toBeNull();
  });

  it('of an agent tells whether it waits to be approved', () => {
    const titleOf = (approved: boolean) => reportOfEvent(eventOf('identity.agent-registered.v1', { approved }))?.title;
    expect([titleOf(false), titleOf(true)]).toEqual(['Agent registered', 'Agent approved']);
  });

  it('names sums in cedis, also those in another currency', () => {
    const change = { expectedPesewas: 123_450, paidAmount: 123_400, paidCurrency: 'NGN' };
    const report = reportOfEvent(eventOf('payment.payment-refused.v1', change));
    expect(report?.message).toContain('brought NGN 1,234.00 in place of GHS 1,234.50');
  });

  it('of money for a payment that no record knows names the sum and where to look', () => {
    const report = reportOfEvent(eventOf('payment.payment-unknown.v1', { amount: 123_400, currency: 'NGN' }));
    expect(report).toMatchObject({ level: 'error', message: expect.stringContaining('NGN 1,234.00') });
    expect(report?.message).toContain('at the provider');
  });

  it('names the vendor whose record shows it', () => {
    expect(reportOfEvent(eventOf('catalog.product-deleted.v1'))?.vendorId).toBe(3);
    expect(reportOfEvent(eventOf('payment.refund-made.v1'))?.vendorId).toBeNull();
  });
});
