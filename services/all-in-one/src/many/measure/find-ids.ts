import type { Route } from '@shop/bff/surface/route';
import { type Doors, doorsOf } from '../../demo/doors.ts';
import type { Callers } from './callers.ts';
import { askersOf } from './list-calls.ts';

/** Filters that name a record of another list. */
const FILTER_OF: Readonly<Record<string, string>> = {
  categories: 'categoryId',
  subcategories: 'subCategoryId',
  brands: 'brandId',
  materials: 'materialId',
  origins: 'originId',
  tags: 'tagId',
  colors: 'colorId',
  sizes: 'sizeId',
};

interface Row {
  id: number;
  orderId?: number | null;
}

/** An id of each list that needs none in its path, by the list’s name, and the same by the filters that take it. */
export async function findIds(
  shopUrl: string,
  lists: readonly Route[],
  callers: Callers,
): Promise<ReadonlyMap<string, number>> {
  const doors = doorsOf(shopUrl);
  const ids = new Map<string, number>();
  for (const route of lists.filter(({ list, path }) => list && !path.includes(':'))) {
    const [as = 'visitor'] = askersOf(route);
    const row = await someRow(doors, route, as === 'visitor' ? undefined : callers[as].token);
    if (!row) continue;
    const { list = '' } = route;
    ids.set(list, row.id);
    if (FILTER_OF[list]) ids.set(FILTER_OF[list], row.id);
    if (row.orderId) ids.set('orderId', row.orderId);
  }
  const { vendor, delivery } = callers;
  if (vendor.vendorId !== null) ids.set('vendorId', vendor.vendorId);
  return ids.set('agentUserId', delivery.id).set('userId', delivery.id);
}

/** One from the middle of the first page, since the first may be special. */
async function someRow(doors: Doors, { path }: Route, token: string | undefined): Promise<Row | undefined> {
  const rows = await doors.get<Row[]>(`/api${path}?range=[0,24]`, token);
  return rows[Math.floor(rows.length / 2)];
}
