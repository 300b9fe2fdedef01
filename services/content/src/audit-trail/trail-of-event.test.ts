import { type AnyEvent, eventRegistry, type EventType } from '@shop/contracts/events/registry';
import { TRAILED, type TrailedType, trailOfEvent } from './trail-of-event.ts';

const eventOf = (type: TrailedType, change: object = {}) =>
  ({
    id: '0190e1f2-6d3c-7c1a-9a51-0a1b2c3d4e5f',
    type,
    occurredAt: '2026-11-27T14:05:41.000Z',
    correlationId: 'c',
    actor: { kind: 'person', id: 1, role: 'admin' },
    payload: { ...eventRegistry[type].example, ...change },
  }) as Extract<AnyEvent, { type: TrailedType }>;

/** They tell of what follows from another event, or of nobody's doing. */
const WITHOUT_TRAIL: readonly EventType[] = [
  'catalog.vendor-copy-changed.v1',
  'catalog.sku-changed.v1',
  'catalog.stock-changed.v1',
  'orders.checkout-opened.v1',
  'orders.checkout-closed.v1',
  'orders.checkout-unfulfillable.v1',
  'payment.payment-unknown.v1',
  'bus.message-parked.v1',
];

describe('the trail of an event', () => {
  it('is left by every event that tells what was done to a record', () => {
    const events = Object.keys(eventRegistry) as EventType[];
    expect(events.filter((type) => !WITHOUT_TRAIL.includes(type)).sort()).toEqual([...TRAILED].sort());
  });

  it.each(TRAILED)('of %s names a record and what was done', (type) => {
    const entry = trailOfEvent(eventOf(type));
    expect(entry?.resource).toMatch(/^[a-zA-Z-]+$/);
    expect(entry?.recordId).toBeGreaterThan(0);
    expect(entry?.action).toMatch(/^[a-z][a-z0-9 ]*$/);
  });

  it.each(TRAILED)('of %s holds no personal data', (type) => {
    expect(JSON.stringify(trailOfEvent(eventOf(type)))).not.toMatch(/@|\+?\d{9,}/);
  });

  it('says which fields changed, and from what to what', () => {
    const changes = { price: { from: 6000, to: 6500 } };
    expect(trailOfEvent(eventOf('catalog.product-changed.v1', { changes }))).toEqual({
      resource: 'products',
      recordId: 12,
      action: 'changed',
      changes,
    });
  });

  it('is the making of a record at its first version, and its end where it is deleted', () => {
    const actionAt = (change: object) => trailOfEvent(eventOf('catalog.lookup-changed.v1', change));
    expect(actionAt({ version: 1 })).toMatchObject({ resource: 'colors', action: 'created' });
    const changes = { name: { from: 'Gold', to: 'Amber' } };
    expect(actionAt({ version: 2, changes })).toMatchObject({ action: 'changed', changes });
    expect(actionAt({ version: 3, deleted: true })?.action).toBe('deleted');
  });

  it.each(['identity.vendor-changed.v1', 'identity.vendor-archived.v1', 'identity.agent-changed.v1'] as const)(
    'is none where %s is told again for who lost a copy',
    (type) => {
      expect(trailOfEvent(eventOf(type, { changes: {} }))).toBeNull();
      expect(trailOfEvent(eventOf(type, { changes: undefined }))).not.toBeNull();
    },
  );

  it('is none where only what surrounds a product changed', () => {
    expect(trailOfEvent(eventOf('catalog.product-changed.v1', { version: 5, changes: undefined }))).toBeNull();
    expect(trailOfEvent(eventOf('catalog.product-changed.v1', { version: 1, changes: undefined }))?.action).toBe(
      'created',
    );
  });
});
