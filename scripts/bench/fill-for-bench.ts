import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRepository, repositoryRoot } from '../repository.ts';
import type { Databases } from '../supervisor/stores.ts';

/** As many customers and orders as suit so many products. */
export async function fillForBench(stores: Databases, products: number, say: (line: string) => void): Promise<void> {
  say(`Filling a shop with ${products} products`);
  const counts = { products, customers: Math.max(200, products / 5), orders: Math.max(500, products / 2) };
  const args = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const child = spawn(process.execPath, [inRepository('dist/fill.mjs'), ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, DATABASE_URL: stores.serverUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The shop could not be filled.');
}
