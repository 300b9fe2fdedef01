import type { PostgresDatabase } from '@shop/chassis/database/postgres';
import type { Downstream } from '@shop/bff/downstream/downstream';
import { surface } from '@shop/bff/surface/surface';
import type { Route } from '@shop/bff/surface/route';
import type { Logger } from '@shop/chassis/log/logger';
import type { ServiceName } from '../../start-shop.ts';
import type { Callers } from './callers.ts';
import { type Explained, explain } from './explain.ts';
import { callsOf, type ListCall } from './list-calls.ts';
import { measureCall } from './measure-call.ts';
import type { Heard, Overhearing } from './overhear.ts';
import { samplesWith } from './samples.ts';
import { type MeasuredAndExplained } from './summarise.ts';

export interface MeasureParts {
  shopUrl: string;
  callers: Callers;
  overhearing: Overhearing;
  databases: Readonly<Record<ServiceName, PostgresDatabase>>;
  logger: Logger;
  /** Waits for a moment in which nobody else works on the machine. */
  untilIdle: () => Promise<void>;
}

/** What is worked out of many records, and is no list. */
const FIGURES = [
  ...['/admin/dashboard/stats', '/admin/dashboard/charts', '/vendors/me/analytics', '/deliveries/me/earnings'],
];

/** Every list that the surface declares, and the figures; the table is read, not called. */
export const measuredRoutes = (logger: Logger): readonly Route[] =>
  surface({} as Downstream, logger).filter(
    ({ list, method, path }) => method === 'GET' && (list !== undefined || FIGURES.includes(path)),
  );

/** Asks for one of them in all of its ways. */
export async function measureList(
  parts: MeasureParts,
  route: Route,
  ids: ReadonlyMap<string, number>,
): Promise<MeasuredAndExplained[]> {
  const measured: MeasuredAndExplained[] = [];
  const pathOf = (call: ListCall) => addressOf(call, parts.callers, ids);
  for (const call of callsOf(
    route,
    samplesWith((filter) => ids.get(filter)),
  )) {
    const found = await measureCall({ ...parts, pathOf }, call, `measure-${measured.length}-${performance.now()}`);
    measured.push({ ...found, plans: await explainAll(parts, found.heard) });
  }
  return measured;
}

const explainAll = ({ databases }: MeasureParts, { statements }: Heard): Promise<Explained[]> =>
  Promise.all(
    statements
      .filter(({ sql }) => /^\s*(SELECT|WITH)\b/i.test(sql))
      .map(({ service, sql, parameters }) => explain(databases[service], sql, parameters)),
  );

/** A customer’s and a vendor’s lists are asked for theirs, also by an admin. */
function addressOf({ path, as }: ListCall, { customer, vendor }: Callers, ids: ReadonlyMap<string, number>): string {
  const isVendors = as === 'vendor' || path.includes('/vendors/');
  const values: Readonly<Record<string, number | null | undefined>> = {
    userId: isVendors ? vendor.id : customer.id,
    customerId: customer.id,
    vendorId: vendor.vendorId,
    categoryId: ids.get('categoryId'),
    id: ids.get('public-pages'),
  };
  return path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1));
}
