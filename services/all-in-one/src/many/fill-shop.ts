import type { PostgresDatabase } from '@shop/chassis/database/postgres';
import type { DatabaseName } from '../stores.ts';
import { fillCopies } from './fill-copies.ts';
import { fillOrders } from './fill-orders.ts';
import { fillPayments, fillProvider } from './fill-payments.ts';
import { fillPeople } from './fill-people.ts';
import { fillProducts } from './fill-products.ts';
import { fillReports } from './fill-reports.ts';
import { fillSite } from './fill-site.ts';
import { fillSales } from './fill-sales.ts';
import type { Many } from './many.ts';

export type FilledDatabases = Readonly<Record<Exclude<DatabaseName, 'house'>, PostgresDatabase>>;

/**
 * Makes many records of everything straight in the services' databases, all of them fitting together. Nothing is told of it:
 * no event is written, and what a running shop keeps in memory stays as it is.
 */
export async function fillShop(
  databases: FilledDatabases,
  many: Many,
  { now, say }: { now: Date; say: (line: string) => void },
): Promise<void> {
  const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  };
  const people = await step('people', () => fillPeople(databases.identity, many, now));
  const products = await step('products', () =>
    fillProducts(databases, many.products, { vendors: people.vendors, now }),
  );
  await step('copies', () => fillCopies(databases, people, products));
  const checkouts = await step('orders', () => fillOrders(databases, { people, products, orders: many.orders, now }));
  await step('sales', () => fillSales(databases, checkouts, { products, now }));
  const payments = await step('payments', () => fillPayments(databases, checkouts));
  await step('the provider’s books', () => fillProvider(databases, payments));
  await step('reports', () => fillReports(databases.content, many, { people, products, now }));
  await step('pages and sliders', () => fillSite(databases.content, now));
  // A database that grew slowly would have been swept and counted by itself on the way.
  await step('sweeping', async () => {
    for (const database of Object.values(databases)) await database.execute('VACUUM (ANALYZE)');
  });
}
