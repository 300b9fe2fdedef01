import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';

/** The columns of the export: what the work needs, and nothing of the papers. */
export const agentColumns = [
  { heading: 'Name', value: ({ user }: DeliveryAgent) => user.name },
  { heading: 'Phone', value: ({ user }: DeliveryAgent) => user.phone },
  { heading: 'Email', value: ({ user }: DeliveryAgent) => user.email },
  { heading: 'Region', value: ({ region }: DeliveryAgent) => region },
  { heading: 'Vehicle type', value: ({ vehicleType }: DeliveryAgent) => vehicleType },
  { heading: 'Vehicle plate', value: ({ vehiclePlate }: DeliveryAgent) => vehiclePlate },
  { heading: 'Approved', value: ({ approved }: DeliveryAgent) => (approved ? 'yes' : 'no') },
  { heading: 'Active', value: ({ active }: DeliveryAgent) => (active ? 'yes' : 'no') },
];
