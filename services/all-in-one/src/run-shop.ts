import type { Environment } from '@shop/chassis/config/read-config';
import { join, resolve } from 'node:path';
import { projectRoot } from '@shop/chassis/database/project-root';
import type { Logger } from '@shop/chassis/log/logger';
import { type BrokerNote, leaveBrokerNote } from './dead-letters/broker-note.ts';
import { takeUpReplaysEvery } from './dead-letters/replay-requests.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { untilToldToStop } from './until-told-to-stop.ts';
import { portIsTaken } from './port-is-taken.ts';
import { paymentProvider } from './payment-provider.ts';
import type { ShopConfig } from './shop-config.ts';
import { startShop } from './start-shop.ts';
import { openStores, type Stores } from './stores.ts';
import { welcome } from './welcome.ts';

const REPLAYS_MS = 1_000;

type Loggers = (service: string) => Logger;

const say = (message: string) => void process.stdout.write(`${message}\n`);
const publicUrlOf = ({ PUBLIC_URL, PORT }: ShopConfig) => PUBLIC_URL ?? `http://localhost:${PORT}`;
const wantsDemo = ({ NODE_ENV, DEMO }: ShopConfig) => NODE_ENV !== 'production' && DEMO === 'yes';

const brokerOf = ({ SHOP_NAMESPACE, DATABASE_URL }: ShopConfig, amqpUrl: string): BrokerNote => ({
  ...{ amqpUrl, namespace: SHOP_NAMESPACE, databaseUrl: DATABASE_URL },
});

async function withStores(config: ShopConfig, logger: Loggers, work: (stores: Stores) => Promise<void>): Promise<void> {
  const stores = await openStores(config, { info: say, logger: logger('shop') });
  try {
    await work(stores);
  } finally {
    await stores.close();
  }
}

const seed = async (config: ShopConfig, logger: Loggers, stores: Stores): Promise<void> => {
  const began = performance.now();
  const publicUrl = publicUrlOf(config);
  if (await seedDemo({ stores, publicUrl, logger, say })) {
    say(`The demo data are made (${Math.round((performance.now() - began) / 1000)} s)`);
  }
};

/** Makes the demo on an empty store and ends. */
export const seedOnly = (config: ShopConfig, logger: Loggers): Promise<void> =>
  withStores(config, logger, (stores) => (wantsDemo(config) ? seed(config, logger, stores) : Promise.resolve()));

/** Runs the whole shop in this process until it is told to stop. */
export async function runShop(config: ShopConfig, env: Environment, logger: Loggers): Promise<void> {
  // Asked before anything is begun: a person who starts the shop twice should read a sentence, at once.
  if (await portIsTaken(config.PORT)) {
    throw new Error(
      `Port ${config.PORT} is in use, perhaps by another shop. Stop that one, or choose another port: PORT=${config.PORT + 10} npm start`,
    );
  }
  const provider = paymentProvider(config);
  await withStores(config, logger, async (stores) => {
    const note =
      config.AMQP_URL && (await leaveBrokerNote(resolve(config.DATA_DIR), brokerOf(config, config.AMQP_URL)));
    if (wantsDemo(config)) await seed(config, logger, stores);
    say('Opening the shop');
    const bus = config.AMQP_URL ? undefined : stores.privateBus();
    const shop = await startShop({
      port: config.PORT,
      host: config.HOST,
      publicUrl: publicUrlOf(config),
      databaseUrl: stores.databaseUrl,
      bus,
      cache: config.REDIS_URL ? undefined : stores.privateCache(),
      mediaDir: stores.mediaDir,
      storefrontDir: join(projectRoot(), 'storefront', 'dist'),
      backofficeDir: join(projectRoot(), 'backoffice', 'dist'),
      provider,
      logger,
      env,
    });
    const replays = bus && takeUpReplaysEvery(REPLAYS_MS, { house: stores.house, bus, logger: logger('shop') });
    say(welcome(publicUrlOf(config), { withDemo: wantsDemo(config) }));
    await untilToldToStop();
    say('Closing the shop');
    await replays?.stop();
    await shop.stop();
    if (note) await note.takeAway();
  });
}
