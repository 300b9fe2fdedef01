const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export interface Chore {
  label: string;
  /** The list that is counted, and by what it is narrowed. */
  counted: { resource: string; filter: Record<string, unknown> };
  /** The same list as a screen. */
  to: string;
}

const failedRefunds = { q: 'Refund failed', level: 'error' };

/** What waits for an admin, or for somebody whom an admin should call. */
export const chores: readonly Chore[] = [
  {
    label: 'Orders to accept',
    counted: { resource: 'admin/dashboard/orders', filter: { status: 'pending' } },
    to: listOf('orders', { status: 'pending' }),
  },
  {
    label: 'Deliveries without an agent',
    counted: { resource: 'deliveries', filter: { unassigned: true, status: 'accepted' } },
    to: listOf('deliveries', { unassigned: true, status: 'accepted' }),
  },
  {
    label: 'Vendors to approve',
    counted: { resource: 'vendors', filter: { isActive: false } },
    to: listOf('vendors', { isActive: false }),
  },
  {
    label: 'Agents to approve',
    counted: { resource: 'deliveryAgents', filter: { approved: false } },
    to: listOf('deliveryAgents', { approved: false }),
  },
  {
    label: 'Refunds that failed',
    counted: { resource: 'logreports', filter: failedRefunds },
    to: listOf('logreports', failedRefunds),
  },
];
