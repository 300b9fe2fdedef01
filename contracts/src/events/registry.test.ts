import { eventRegistry, parseEvent, type EventType } from './registry.ts';

const types = Object.keys(eventRegistry) as EventType[];

describe('the registry of events', () => {
  it.each(types)('the example of %s parses as it stands', (type) => {
    const { schema, example } = eventRegistry[type];
    expect(schema.parse(example)).toEqual(example);
  });

  it.each(types)('%s is named <service>.<fact>.v<version>', (type) => {
    expect(type).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*\.v\d+$/);
  });

  it('a whole event parses, and one of an unknown type or another shape does not', () => {
    const event = {
      id: '0190e1f2-6d3c-4c1a-9a51-0a1b2c3d4e5f',
      type: 'payment.payment-failed.v1',
      occurredAt: '2026-11-27T14:05:41.000Z',
      correlationId: 'c-1',
      actor: { kind: 'service', name: 'payment' },
      payload: eventRegistry['payment.payment-failed.v1'].example,
    };
    expect(parseEvent(event)).toEqual(event);
    expect(() => parseEvent({ ...event, type: 'payment.unheard-of.v1' })).toThrow();
    expect(() => parseEvent({ ...event, payload: { reference: 'CK-3f2a9c1d7b' } })).toThrow();
  });
});
