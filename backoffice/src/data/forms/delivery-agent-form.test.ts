import { deliveryAgents } from './delivery-agent-form.ts';

const agent = {
  ...{ id: 4, licenseNumber: 'DVLA-1', nationalId: 'GHA-1', vehicleType: 'Motorbike', region: null },
  ...{ approved: true, active: true },
};

test('a change of an agent’s papers says nothing of what was not changed, nor whether the agent may work', () => {
  expect(deliveryAgents.update?.body({ ...agent, vehicleType: null, region: '' }, agent)).toEqual({
    vehicleType: null,
  });
});

test('whether the agent may work is told where that is changed', () => {
  expect(deliveryAgents.update?.body({ active: false }, agent)).toEqual({ active: false });
});
