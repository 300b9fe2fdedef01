import { formatTime } from '@shop/browser/dates';
import { formatPhone } from '@shop/browser/phone';
import { formatGhs } from '@shop/contracts/cedis';
import type { DashboardStats } from '@shop/contracts/rest/dashboard';
import type { Order } from '@shop/contracts/rest/orders';
import type { Payment } from '@shop/contracts/rest/payments';
import type { User } from '@shop/contracts/rest/users';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { StatusChip } from '../../../components/fields/status-chip.tsx';
import type { Detail } from './detail.ts';

const users: Detail<User> = {
  title: 'Users',
  search: 'Search by name',
  sort: 'createdAt',
  columns: [
    { heading: 'Name', cell: ({ name }) => name },
    { heading: 'Role', cell: ({ roles }) => roles.map(({ role }) => role.name).join(', ') },
    { heading: 'Email', cell: ({ email }) => email, isOnWideScreens: true },
    { heading: 'Since', cell: ({ createdAt }) => formatTime(createdAt), isOnWideScreens: true },
  ],
  recordPath: ({ id }) => `/users/${id}/show`,
};

const vendors: Detail<Vendor> = {
  title: 'Vendors',
  search: 'Search by shop name',
  sort: 'createdAt',
  columns: [
    { heading: 'Shop', cell: ({ shopName }) => shopName },
    { heading: 'State', cell: ({ isActive }) => (isActive ? 'active' : 'waits for approval') },
    { heading: 'Owner', cell: ({ user, shopOwner }) => shopOwner ?? user?.name ?? '–', isOnWideScreens: true },
    {
      heading: 'Phone',
      cell: ({ shopPhone }) => (shopPhone === null ? '–' : formatPhone(shopPhone)),
      isOnWideScreens: true,
    },
  ],
  recordPath: ({ id }) => `/vendors/${id}/show`,
};

const orders: Detail<Order> = {
  title: 'Orders',
  search: 'Search by order ID, number or customer',
  sort: 'placedAt',
  columns: [
    { heading: 'Order', cell: ({ number }) => <span style={{ whiteSpace: 'nowrap' }}>{number}</span> },
    { heading: 'Status', cell: ({ status }) => <StatusChip status={status} /> },
    { heading: 'Customer', cell: ({ customer }) => customer.name, isOnWideScreens: true },
    { heading: 'Placed', cell: ({ placedAt }) => formatTime(placedAt), isOnWideScreens: true },
    { heading: 'Total', cell: ({ totalAmount }) => formatGhs(totalAmount), isNumber: true },
  ],
  recordPath: ({ id }) => `/orders/${id}/show`,
};

const revenue: Detail<Payment> = {
  title: 'Revenue',
  search: 'Search by payment ID, reference or customer',
  sort: 'paidAt',
  columns: [
    { heading: 'Payment', cell: ({ id }) => `No. ${id}` },
    { heading: 'Customer', cell: ({ order }) => order?.customer.name ?? '–' },
    { heading: 'Paid', cell: ({ paidAt }) => formatTime(paidAt), isOnWideScreens: true },
    { heading: 'Went back', cell: (row) => formatGhs(row.refundedAmount), isNumber: true, isOnWideScreens: true },
    { heading: 'Amount', cell: ({ amount }) => formatGhs(amount), isNumber: true },
  ],
  recordPath: ({ id }) => `/payments/${id}/show`,
};

/** What stands behind each figure of the dashboard. */
export const details: { [Name in keyof DashboardStats]: Detail<never> } = { users, vendors, orders, revenue };
