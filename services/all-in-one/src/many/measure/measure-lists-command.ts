import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@shop/chassis/database/project-root';
import { type Command, UsageError } from '../../command-line/command.ts';
import { lineOf, type MeasuredLists, withLists } from './figures-page.ts';
import { findIds } from './find-ids.ts';
import { describeMachine } from './machine.ts';
import { measuredRoutes, type MeasureParts, measureList } from './measure-list.ts';
import { type ListFigures, type MeasuredAndExplained, summarise } from './summarise.ts';
import { withFilledShop } from './with-filled-shop.ts';

/** Longer than this at a service is told of by itself. */
const SLOW_MS = 100;

export const measureListsCommand: Command = {
  help: `npm run measure-lists [-- --only <part of a path>]

Starts a shop that npm run fill has filled in this process, asks every list in every way that it allows, and tells how long
the service and the whole shop took, and which tables the database would read from end to end. Writes docs/figures.md and
docs/figures.json, unless only some lists were asked for.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data)
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)`,
  options: { only: { type: 'string' } },
  run: async ({ option, words }, { say }, env) => {
    if (words.length > 0) throw new UsageError(`“${words.join(' ')}” means nothing here.`);
    const only = option('only');
    const measured = await withFilledShop(env, (parts) => measureAll(parts, { only, say }));
    if (only === undefined) await writeFigures(measured);
    return 0;
  },
};

async function measureAll(
  parts: MeasureParts,
  { only = '', say }: { only: string | undefined; say: (line: string) => void },
): Promise<MeasuredLists> {
  const machine = await describeMachine(parts.databases.catalog);
  const routes = measuredRoutes(parts.logger);
  const ids = await findIds(parts.shopUrl, routes, parts.callers);
  const lists: ListFigures[] = [];
  for (const route of routes.filter((one) => one.path.includes(only))) {
    const ways = await measureList(parts, route, ids);
    for (const as of new Set(ways.map(({ call }) => call.as))) {
      const figures = summarise(ways.filter(({ call }) => call.as === as));
      if (!figures) continue;
      lists.push(figures);
      say(lineOf(figures));
      for (const way of slowWays(ways.filter(({ call }) => call.as === as))) say(way);
    }
  }
  return { measuredAt: new Date().toISOString(), machine, loadAfterwards: os.loadavg()[0] ?? 0, lists };
}

const slowWays = (ways: readonly MeasuredAndExplained[]): string[] =>
  ways
    .filter(({ serviceMs }) => Math.max(...serviceMs) > SLOW_MS)
    .map(({ call, rows, serviceMs }) => `  ${call.asks}: ${rows} rows in ${serviceMs.map(Math.round).join(', ')} ms`);

async function writeFigures(measured: MeasuredLists): Promise<void> {
  const docs = (name: string) => path.join(projectRoot(), 'docs', name);
  const page = await readFile(docs('figures.md'), 'utf8').catch(() => '');
  await writeFile(docs('figures.md'), withLists(page, measured));
  await writeFile(docs('figures.json'), `${JSON.stringify(measured, null, 2)}\n`);
}
