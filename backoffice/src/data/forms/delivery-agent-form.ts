import { AGENT_PICTURES } from '@shop/contracts/agent-pictures';
import { changedFields } from '../changed-fields.ts';
import type { Collection, Values } from '../collection.ts';
import { formOf } from '../form-of.ts';

const details = (values: Values) =>
  Object.fromEntries(
    [
      ...['licenseNumber', 'nationalId', 'vehicleType', 'vehiclePlate', 'vehicleColor', 'agentAddress', 'dateOfBirth'],
      ...['emergencyContactName', 'emergencyContactPhone', 'region', 'gpsLocation'],
    ].map((field) => [field, values[field]]),
  );

/** The pictures are private to the agent, so its `userId` goes first: the server must know whose they are before it keeps them. */
export const deliveryAgents: Collection = {
  create: {
    body: (values) =>
      formOf({
        userId: values['userId'],
        ...details(values),
        ...Object.fromEntries(AGENT_PICTURES.map((field) => [field, values[field] ?? undefined])),
      }),
  },
  update: {
    body: (values, loaded) =>
      changedFields({ ...details(values), approved: values['approved'], active: values['active'] }, loaded),
  },
};
