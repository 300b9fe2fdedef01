import { type StoryEvent, storyLines } from './story.ts';

const event = (more: Partial<StoryEvent>): StoryEvent => ({
  ...{ id: 'e1', service: 'orders', type: 'orders.order-placed.v1', at: new Date('2026-11-28T10:00:00.000Z') },
  ...{ correlationId: 'c1', actor: { kind: 'person', id: 7, role: 'customer' } },
  ...{ sentAt: new Date('2026-11-28T10:00:00.050Z'), lastError: null },
  ...more,
});

describe('the story of an order', () => {
  it('tells events in the order of time, each with who set it going and who reacted', () => {
    const opened = event({ id: 'e0', type: 'orders.checkout-opened.v1', at: new Date('2026-11-28T09:59:00.000Z') });
    const reaction = { eventId: 'e1', queue: 'payment.order-placed', at: new Date('2026-11-28T10:00:00.120Z') };
    expect(storyLines([event({}), { ...opened, sentAt: new Date('2026-11-28T09:59:00.010Z') }], [reaction])).toEqual([
      '2026-11-28 09:59:00.000  orders said orders.checkout-opened.v1 (customer 7; sent +0.010 s)  [c1]',
      '2026-11-28 10:00:00.000  orders said orders.order-placed.v1 (customer 7; sent +0.050 s)  [c1]',
      '    +0.120 s  payment.order-placed did its part',
    ]);
  });

  it('says of an event that still waits why it does', () => {
    const [line] = storyLines(
      [event({ sentAt: null, lastError: 'the broker is away', actor: { kind: 'service', name: 'payment' } })],
      [],
    );
    expect(line).toContain('(payment; not sent yet: the broker is away)');
  });
});
