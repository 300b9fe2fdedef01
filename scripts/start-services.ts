import { withSecretsFromFiles } from '@shop/chassis/config/secret-files';
import { readConfig } from '@shop/chassis/config/read-config';
import { serviceConfigShape } from '@shop/chassis/config/service-config';
import path from 'node:path';
import { z } from 'zod';
import { leaveBrokerNote } from '../services/all-in-one/src/dead-letters/broker-note.ts';
import { metricsPort, shopConfigSchema } from '../services/all-in-one/src/shop-config.ts';
import { paymentProvider, SANDBOX_KEY } from '../services/all-in-one/src/payment-provider.ts';
import { buildShop } from './build/build-shop.ts';
import { inRepository } from './repository.ts';
import { stopSignal } from './stop-signal.ts';
import { expectNamedServers } from './supervisor/expect-named-servers.ts';
import { planProcesses, type PlannedProcess } from './supervisor/plan.ts';
import { portIsFree } from './supervisor/port-is-free.ts';
import { environmentOf, type Places } from './supervisor/process-environment.ts';
import { replicasFrom } from './supervisor/replicas.ts';
import { seedDemo } from './supervisor/seed-demo.ts';
import { openStores, type Stores } from './supervisor/stores.ts';
import { supervise, type Supervised } from './supervisor/supervise.ts';
import { untilReady } from './supervisor/until-ready.ts';
import { welcome } from './supervisor/welcome.ts';

/** What the processes are told is looked at here, too: before any server is started, and said once. */
const { DATABASE_CONNECTIONS, DRAIN_MS } = serviceConfigShape;
const configSchema = shopConfigSchema
  .omit({ HOST: true, DATA_DIR: true })
  .extend({ DATABASE_CONNECTIONS, DRAIN_MS, METRICS_PORT: metricsPort })
  .extend({ PORT: shopConfigSchema.shape.PORT.pipe(z.number().min(1)) });

let env: NodeJS.ProcessEnv = process.env;
const say = (sentence: string) => {
  console.log(sentence);
};

const startAll = (
  started: readonly PlannedProcess[],
  planned: readonly PlannedProcess[],
  places: Places,
): Supervised[] =>
  started.map((one) =>
    supervise({
      label: one.label,
      file: inRepository('dist', `${one.program.name}.mjs`),
      env: { ...env, DATABASE_URL: undefined, ...environmentOf(one, planned, places) },
      print: say,
    }),
  );

/** The BFFs first, so that no request comes in any more while the services end. */
const stopAll = async (running: readonly Supervised[]): Promise<void> => {
  const isDoor = ({ label }: Supervised) => label.startsWith('bff');
  await Promise.all(running.filter(isDoor).map((one) => one.stop()));
  await Promise.all(running.map((one) => one.stop()));
};

const runOn = async (stores: Stores, planned: readonly PlannedProcess[], dataDir: string): Promise<void> => {
  const provider = paymentProvider(env);
  const publicUrl = env.PUBLIC_URL || `http://localhost:${planned[0]?.port}`;
  const places: Places = {
    ...stores,
    publicUrl,
    dataDir,
    mediaDir: env.MEDIA_DIR || path.join(dataDir, 'media'),
    storefrontDir: inRepository('storefront', 'dist'),
    backofficeDir: inRepository('backoffice', 'dist'),
    providerUrl: provider?.url,
    providerKey: provider?.secretKey ?? SANDBOX_KEY,
  };
  if (env.NODE_ENV !== 'production') await seedDemo(stores, places, { env, signal: stopSignal });
  if (stopSignal.aborted) return;
  // The shop's door opens last: at the very first start every queue is there before anything can happen in the shop.
  const isDoor = ({ program }: PlannedProcess) => program.name === 'bff';
  const behind = planned.filter((one) => !isDoor(one));
  const running = startAll(behind, planned, places);
  try {
    await untilReady(behind, { signal: stopSignal });
    if (stopSignal.aborted) return;
    running.unshift(...startAll(planned.filter(isDoor), planned, places));
    await untilReady(planned, { signal: stopSignal });
    if (!stopSignal.aborted) say(welcome(planned, places, { withDemo: env.NODE_ENV !== 'production' }));
    await new Promise<void>((resolve) => {
      if (stopSignal.aborted) resolve();
      stopSignal.addEventListener('abort', () => {
        resolve();
      });
    });
    say('Stopping.');
  } finally {
    await stopAll(running);
  }
};

const main = async (): Promise<void> => {
  env = withSecretsFromFiles(process.env);
  const provider = paymentProvider(env);
  const replicas = replicasFrom(process.argv.slice(2));
  const config = readConfig(configSchema, env);
  const planned = await planProcesses({
    firstPort: config.PORT,
    replicas,
    withSandbox: provider === undefined,
    isFree: async (port) => port !== config.METRICS_PORT && (await portIsFree(port)),
  });
  await expectNamedServers(config);
  await buildShop();
  if (stopSignal.aborted) return;
  const dataDir = path.resolve(env.DATA_DIR || inRepository('.data'));
  const stores = await openStores({ env, dataDir, say });
  try {
    const note = await leaveBrokerNote(dataDir, {
      amqpUrl: stores.amqpUrl,
      namespace: config.SHOP_NAMESPACE,
      databaseUrl: config.DATABASE_URL,
    });
    await runOn(stores, planned, dataDir).finally(() => note.takeAway());
  } finally {
    await stores.stop();
  }
};

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
