import { randomUUID } from 'node:crypto';
import { openDatabase } from '@shop/chassis/database/postgres';
import type { Logger } from '@shop/chassis/log/logger';
import { buildSandbox, migrateSandbox } from '@shop/payment/index';
import type { ReservedAddress } from './reserve-address.ts';

interface Options {
  databaseUrl: string;
  secretKey: string;
  /** Where customers reach the shop. */
  publicUrl: string;
  webhookUrl: string;
  logger: Logger;
  now?: (() => Date) | undefined;
}

/** Runs the payment sandbox at an address of its own. Answers how to stop it. */
export async function startSandbox(address: ReservedAddress, options: Options): Promise<() => Promise<void>> {
  const { databaseUrl, secretKey, publicUrl, webhookUrl, logger, now = () => new Date() } = options;
  await migrateSandbox(databaseUrl);
  const database = openDatabase({ url: databaseUrl, logger });
  const sandbox = buildSandbox({
    database,
    logger,
    now,
    newId: randomUUID,
    settings: { secretKey, publicUrl: `${publicUrl}/paystack-sandbox`, webhookUrl, shopName: 'Akwadaa' },
  });
  address.serve(sandbox.app);
  sandbox.start();
  return async () => {
    await sandbox.stop();
    await database.close();
  };
}
