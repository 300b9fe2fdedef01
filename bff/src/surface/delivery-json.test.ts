import { deliverySchema, earningsSchema } from '@shop/contracts/rest/deliveries';
import type { DeliveryView } from '@shop/contracts/services/orders';
import { deliveryJson, earningsJson } from './delivery-json.ts';

const delivery: DeliveryView = {
  id: 4,
  orderId: 5,
  number: 'AK-7F3K9Q2M',
  status: 'out',
  agentUserId: 11,
  customer: { name: 'Ɛfua', phone: null },
  address: null,
  placedAt: '2026-11-27T14:06:00.000Z',
  assignedAt: '2026-11-27T15:06:00.000Z',
  deliveredAt: null,
};

test('a delivery shows its order and its agent', () => {
  const shown = deliveryJson(delivery, new Map([[11, 'Kofi']]));
  expect(deliverySchema.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({ agent: { id: 11, name: 'Kofi' }, order: { id: 5, number: 'AK-7F3K9Q2M' } });
});

test('a delivery that nobody was given has no agent', () => {
  expect(deliveryJson({ ...delivery, agentUserId: null }, new Map())).toMatchObject({ agentId: null, agent: null });
});

test('earnings are shown in cedis', () => {
  const latest = { deliveryId: 4, orderId: 5, number: 'AK-7F3K9Q2M', deliveredAt: '2026-11-27T16:00:00.000Z' };
  const shown = earningsJson({
    delivered: 1,
    totalPesewas: 1050,
    byMonth: [{ month: '2026-11', delivered: 1, totalPesewas: 1050 }],
    latest: [{ ...latest, feePesewas: 1050 }],
  });
  expect(earningsSchema.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({ total: 10.5, byMonth: [{ total: 10.5 }], latest: [{ fee: 10.5, order: { id: 5 } }] });
});
