import { showScreen } from '../../../test/show-screen.tsx';
import { jest } from '@jest/globals';
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import type { Area } from '../../data/shop.tsx';
import { shopDayOf } from './list/shop-days.ts';
import OrderList from './order-list.tsx';

const LONG_AGO = { from: '2026-03-01', to: '2026-03-01' };

/** What is asked of the server by who comes back to the list, having chosen other days on an earlier one. */
const filterOnReturn = async (area: Area) => {
  const getList = jest.fn<(resource: string, params: GetListParams) => Promise<GetListResult>>();
  getList.mockResolvedValue({ data: [], total: 0 });
  await showScreen(<OrderList />, {
    ...{ area, resource: 'orders', path: '/orders' },
    answers: { getList: getList as unknown as DataProvider['getList'] },
    kept: { 'orders.listParams': { page: 1, perPage: 10, sort: 'placedAt', order: 'DESC', filter: LONG_AGO } },
  });
  return getList.mock.lastCall?.[1].filter as object;
};

test('a vendor begins with all days each time', async () => {
  expect(await filterOnReturn('vendor')).toEqual({});
});

test('an admin begins with today each time', async () => {
  const today = shopDayOf(new Date());
  expect(await filterOnReturn('admin')).toEqual({ from: today, to: today });
});
