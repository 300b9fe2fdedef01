import { inRepository } from '../repository.ts';
import type { Databases } from '../supervisor/stores.ts';
import { runTool } from '../tests/run-tool.ts';

/** As many customers and orders as suit so many products. */
export async function fillForBench(stores: Databases, products: number, say: (line: string) => void): Promise<void> {
  say(`Filling a shop with ${products} products`);
  const counts = { products, customers: Math.max(200, products / 5), orders: Math.max(500, products / 2) };
  const args = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const env = { ...process.env, DATABASE_URL: stores.serverUrl };
  if (!(await runTool([inRepository('dist/fill.mjs'), ...args], env))) throw new Error('The shop could not be filled.');
}
