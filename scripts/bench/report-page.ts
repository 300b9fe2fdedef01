import { type Ratio, searchGrowth } from './budgets.ts';
import { sentenceOf } from './machine.ts';
import { roundedUp } from './rounded-up.ts';
import type { Report, Run } from './run.ts';
import type { Steady } from './steady-purchases.ts';
import { markdownTable, tableOf } from './table.ts';
import { WARM_UP_CALLS } from './warm-up.ts';

const INTRODUCTION = `# What calls cost

Made by \`npm run bench\`. Each kind of call is made for some seconds by eight connections, one after another on each; the floor is
what any shop on this stack must pay: the same Express that answers constant JSON, and the same with one indexed SELECT, in the
same run on the same PostgreSQL. Before it is measured for the first time each kind has been made ${WARM_UP_CALLS} times: Node
translates what runs often, and the first purchases after a start cost twice as much. CPU time is that of all processes
together, the database included, for each call with all that it set going. A search that was asked before is answered from
what is kept until something changes; on a slow machine more of them are new. The floor is Express as it comes; the shop's servers
spare it the change of each request's prototype (docs/decisions/0007), so a short call of theirs may cost less. Services that share
a process ask one another without a wire (docs/decisions/0003). The shop writes warnings and errors to its log, not one line a call.
Nothing is rounded down.`;

const verdict = ({ times, atMost }: Ratio) => (times <= atMost ? 'kept' : 'exceeded');

const ratiosTable = (run: Run) =>
  markdownTable(
    ['', 'CPU time', 'of', 'budget', ''],
    run.ratios.map((ratio) => [
      ratio.name,
      `${roundedUp(ratio.times, 2)} ×`,
      ratio.floor,
      String(ratio.atMost),
      verdict(ratio),
    ]),
  );

const steadyText = (steady: Steady): string =>
  [
    `${roundedUp(steady.minutes, 1)} minutes at ${steady.wantedASecond} purchases a second: ${steady.orders} orders,`,
    `${steady.errors} errors; a purchase took ${roundedUp(steady.p50Ms, 0)} ms (p50), ${roundedUp(steady.p97_5Ms, 0)} ms (p97.5),`,
    `${roundedUp(steady.p99Ms, 0)} ms (p99), and began at most ${roundedUp(steady.latestMs, 0)} ms late. Memory:`,
    `${roundedUp(steady.memoryMb.before, 0)} MB before, ${roundedUp(steady.memoryMb.after, 0)} MB after.`,
    steady.violations.length === 0
      ? 'The audit afterwards holds.'
      : `The audit afterwards does not hold: ${steady.violations.join('; ')}`,
  ].join(' ');

const runText = (run: Run): string =>
  [
    `## ${run.products.toLocaleString('en')} products, ${run.shape}`,
    `Ready ${roundedUp(run.readyAfterS, 1)} s after its start; ${roundedUp(run.idleMemoryMb, 0)} MB before anybody called.`,
    tableOf(run.measured),
    ratiosTable(run),
    ...(run.steady ? [steadyText(run.steady)] : []),
  ].join('\n\n');

/** The report for readers, in Markdown. */
export const pageOf = ({ machine, secondsACall, rounds, runs }: Report): string =>
  [
    INTRODUCTION,
    `${sentenceOf(machine)} Each kind of call for ${secondsACall} seconds in each of ${rounds} rounds, of which the middle one\nby CPU time is told; a ratio is that of one round, the middle one too.`,
    ...searchGrowth(runs).map(
      ({ shape, times }) =>
        `A search in many products costs ${roundedUp(times, 2)} × one in few (${shape}; budget 1.5).`,
    ),
    ...runs.map(runText),
  ].join('\n\n') + '\n';
