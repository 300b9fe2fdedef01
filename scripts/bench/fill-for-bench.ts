import { inRepository } from '../repository.ts';
import type { Databases } from '../supervisor/stores.ts';
import { runToItsEnd } from './run-to-its-end.ts';

/** As many customers and orders as suit so many products. */
export async function fillForBench(stores: Databases, products: number, say: (line: string) => void): Promise<void> {
  say(`Filling a shop with ${products} products`);
  const counts = { products, customers: Math.max(200, products / 5), orders: Math.max(500, products / 2) };
  const args = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const env = { DATABASE_URL: stores.serverUrl };
  await runToItsEnd([inRepository('dist/fill.mjs'), ...args], 'The shop could not be filled.', env);
}
