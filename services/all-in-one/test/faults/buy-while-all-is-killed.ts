import { setMaxListeners } from 'node:events';
import type { ProcessName, SeparateShop } from '../separate-shop.ts';
import type { Buyer } from './buyer.ts';
import { sendCrowd } from './crowd.ts';
import { killAtRandom } from './kill-at-random.ts';
import type { PlannedPurchase } from './plan-purchases.ts';
import type { Choices } from './random-choices.ts';
import type { Restarting } from './restart-what-ends.ts';
import type { StoppableBroker } from './stoppable-broker.ts';
import { tirelessKnocks } from './tireless-knocks.ts';

interface Havoc {
  broker: StoppableBroker;
  /** What is killed, again and again, and who starts it again. */
  names: readonly ProcessName[];
  restarting: Restarting;
  choices: Choices;
  killEveryMs: readonly [number, number];
  plan: readonly PlannedPurchase[];
  atOnce: number;
  buyers: readonly Buyer[];
  holdMs: number;
}

/** How often which. */
type Count = Record<string, number>;

interface HavocFigures {
  purchases: Count;
  kills: Count;
  brokerRestarts: string[];
  callsTriedAgain: number;
  longestWaitSeconds: number;
  askedToLookAgain: Count;
}

const counted = (things: readonly string[]): Count => {
  const count: Count = {};
  for (const thing of things) count[thing] = (count[thing] ?? 0) + 1;
  return count;
};

/** A crowd buys what is planned while processes are killed, and the broker is restarted after each third of the purchases. */
export async function buyWhileAllIsKilled(
  shop: SeparateShop,
  { broker, names, restarting, choices, killEveryMs, plan, atOnce, buyers, holdMs }: Havoc,
): Promise<HavocFigures> {
  const over = new AbortController();
  const { signal } = over;
  // Every customer listens to it.
  setMaxListeners(0, signal);
  const knocks = tirelessKnocks(shop.knocks, signal);
  const brokerRestarts: string[] = [];

  const restartBroker = async (how: 'SIGTERM' | 'SIGKILL') => {
    await broker.stop(how);
    await broker.start();
    brokerRestarts.push(how);
  };
  const thirds = new Map<number, 'SIGTERM' | 'SIGKILL'>([
    [Math.floor(plan.length / 3), 'SIGTERM'],
    [Math.floor((plan.length * 2) / 3), 'SIGKILL'],
  ]);
  let restarts = Promise.resolve();
  const onEnding = (endings: number) => {
    const how = thirds.get(endings);
    if (how) restarts = restarts.then(() => restartBroker(how));
  };

  const killing = killAtRandom(shop, { names, choices, everyMs: killEveryMs, restarting, signal });
  const crowd = sendCrowd({ knocks, plan, atOnce, buyers, holdMs, onEnding }).finally(() => restarts);
  const untilOver = <Result>(work: Promise<Result>) => work.finally(() => over.abort());
  const [endings, kills] = await Promise.all([untilOver(crowd), untilOver(killing)]);
  return {
    purchases: counted(endings),
    kills: counted(kills),
    brokerRestarts,
    ...knocks.figures(),
    askedToLookAgain: counted(buyers.flatMap(({ lookedAgain }) => lookedAgain)),
  };
}
