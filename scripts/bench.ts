import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillForBench } from './bench/fill-for-bench.ts';
import { machineNow } from './bench/machine.ts';
import { measureShop } from './bench/measure-shop.ts';
import type { Rounds } from './bench/median-of-rounds.ts';
import { memoryBelowBytes } from './bench/processes-below.ts';
import { pageOf } from './bench/report-page.ts';
import type { Report, Run } from './bench/run.ts';
import { SHAPES, type Shape, startBenchShop } from './bench/start-bench-shop.ts';
import { startFloor } from './bench/start-floor.ts';
import { type Steady, steadyPurchases } from './bench/steady-purchases.ts';
import { tableOf } from './bench/table.ts';
import { untilQuiet } from './bench/until-quiet.ts';
import { WARM_UP_CALLS } from './bench/warm-up.ts';
import { inRepository } from './repository.ts';
import { type Databases, openDatabases, openStores } from './supervisor/stores.ts';
import { runTool } from './tests/run-tool.ts';

const HELP = `npm run bench [-- --seconds <number>] [--rounds <number>] [--products <number>]… [--steady-minutes <number>]
              [--out <file>]

Measures the kinds of calls that customers make, each for some seconds (5), beside a floor: the same Express that answers constant
JSON, and the same with one indexed SELECT. It does so in rounds (3), of which the middle one counts; before the first, each kind
is made ${WARM_UP_CALLS} times. CPU time is that of all processes together, the database included. With 1000 and with 100000
products unless told, in one process and in one for each service. Prints tables; where a file is named, writes them there as JSON
and beside it as a page (.md). On Linux.

With --steady-minutes, at the end and in the shop that was measured last, also as many minutes of purchases at a steady rate
(--purchases-a-second, 2), then the audit.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    products: { type: 'string', multiple: true, default: ['1000', '100000'] },
    'steady-minutes': { type: 'string', default: '0' },
    'purchases-a-second': { type: 'string', default: '2' },
    out: { type: 'string' },
  },
});
const MB = 1e6;

const say = (sentence: string) => {
  console.log(sentence);
};

interface Measuring {
  products: number;
  shape: Shape;
  stores: Databases;
  dataDir: string;
  steadyMinutes: number;
}

async function measure({ products, shape, stores, dataDir, steadyMinutes }: Measuring): Promise<Run> {
  say(`\n${products} products, ${shape}`);
  const shop = await startBenchShop(shape, stores, dataDir);
  try {
    await untilQuiet();
    const idleMemoryMb = (await memoryBelowBytes()) / MB;
    const rounds = await measureBesideFloor(shop.url, stores);
    const steady = steadyMinutes > 0 ? await keepBuying(shop.url, stores, steadyMinutes) : null;
    return { products, shape, readyAfterS: shop.readyAfterS, idleMemoryMb, ...rounds, steady };
  } finally {
    await shop.stop();
  }
}

async function measureBesideFloor(shopUrl: string, stores: Databases): Promise<Rounds> {
  const floor = await startFloor(stores.databaseUrl('sandbox'));
  try {
    const options = { seconds: Number(values.seconds), rounds: Number(values.rounds), say };
    const rounds = await measureShop({ shop: shopUrl, floor: floor.url }, options);
    say(tableOf(rounds.measured));
    for (const { name, times, atMost, floor: unit } of rounds.ratios)
      say(`${name}: ${times.toFixed(2)} × ${unit} (budget ${atMost})`);
    return rounds;
  } finally {
    await floor.stop();
  }
}

async function keepBuying(shopUrl: string, stores: Databases, minutes: number): Promise<Steady> {
  const aSecond = Number(values['purchases-a-second']);
  say(`  ${minutes} minutes of ${aSecond} purchases a second`);
  const databaseUrl = (name: string) => stores.databaseUrl(name);
  const steady = await steadyPurchases({ shopUrl, databaseUrl, minutes, aSecond, say });
  say(JSON.stringify(steady, null, 2));
  return steady;
}

async function measureAll(): Promise<Run[]> {
  // What building leaves behind must not be counted with the shop.
  const isBuilt = await runTool(['--import', 'tsx', inRepository('scripts/build.ts')]);
  if (!isBuilt) throw new Error('The shop could not be built.');
  const runs: Run[] = [];
  const sizes = values.products.map(Number);
  for (const products of sizes) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
    try {
      await onServers('one process', dataDir, (stores) => fillForBench(stores, products, say));
      for (const shape of SHAPES) {
        const isLast = products === sizes.at(-1) && shape === SHAPES.at(-1);
        const steadyMinutes = isLast ? Number(values['steady-minutes']) : 0;
        await onServers(shape, dataDir, async (stores) => {
          runs.push(await measure({ products, shape, stores, dataDir, steadyMinutes }));
        });
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return runs;
}

/** Does the work while the servers run that a shop in this shape needs, and no others. */
async function onServers(shape: Shape, dataDir: string, work: (stores: Databases) => Promise<void>): Promise<void> {
  const open = shape === 'one process' ? openDatabases : openStores;
  const stores = await open({ env: {}, dataDir, say: () => undefined });
  try {
    await work(stores);
  } finally {
    await stores.stop();
  }
}

if (values.help) say(HELP);
else {
  const machine = machineNow();
  const [secondsACall, rounds] = [Number(values.seconds), Number(values.rounds)];
  const report: Report = { machine, secondsACall, rounds, runs: await measureAll() };
  if (values.out) {
    await writeFile(values.out, `${JSON.stringify(report, null, 2)}\n`);
    await writeFile(`${values.out.replace(/\.json$/, '')}.md`, pageOf(report));
  }
}
