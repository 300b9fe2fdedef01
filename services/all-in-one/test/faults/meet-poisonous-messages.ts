import { eventually } from '@shop/testing/eventually';
import type { Product } from '@shop/contracts/rest/products';
import type { Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import { runCommandProgram } from './run-command-program.ts';

const PARKED_MS = 30_000;
const TRIES = 5;

/**
 * Orders can't take the news of some products, whatever comes after them it can. Throws unless those messages alone are
 * parked, told of, listed, and handled once their fault is mended and the queue is replayed.
 */
export async function meetPoisonousMessages(
  { people, databases, brokerEnv }: SeparateShop,
  { vendor, poisons, neighbours }: { vendor: Vendor; poisons: number; neighbours: number },
): Promise<void> {
  const { database } = databases.orders;
  const isKnown = async ({ id }: Product) =>
    (await database.query('SELECT FROM sku_copy WHERE product_id = $1', [id])).length > 0;
  const add = (count: number, fields: { name?: string }) =>
    Promise.all(Array.from({ length: count }, () => people.addProduct(vendor, fields)));

  await database.execute(`ALTER TABLE sku_copy ADD CONSTRAINT broken CHECK (product_name <> 'Poison')`);
  const poisonous = await add(poisons, { name: 'Poison' });
  for (const product of await add(neighbours, {})) await eventually('the neighbour is known', () => isKnown(product));

  const reports = await eventually(
    'the admin reads of the parked messages',
    async () => {
      const found = await databases.content.database.query<{ message: string }>(
        `SELECT message FROM log_report WHERE title = 'Message parked'`,
      );
      return found.length === poisons && found;
    },
    { withinMs: PARKED_MS },
  );
  for (const { message } of reports) {
    expect(message).toContain(`orders.keep-skus could not handle catalog.sku-changed.v1 in ${TRIES} tries`);
    expect(message).not.toContain('Poison');
  }

  const listed = await runCommandProgram('dead-letters', ['list', 'orders.keep-skus'], brokerEnv);
  const eventId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(listed)?.[0] ?? '';
  expect(listed).toContain(`${poisons} parked.`);
  expect(await runCommandProgram('dead-letters', ['show', eventId], brokerEnv)).toContain('"productName": "Poison"');

  await database.execute('ALTER TABLE sku_copy DROP CONSTRAINT broken');
  await runCommandProgram('dead-letters', ['replay', 'orders.keep-skus'], brokerEnv);
  for (const product of poisonous) await eventually('the message is handled', () => isKnown(product));
  expect(await runCommandProgram('dead-letters', ['list'], brokerEnv)).toBe('Nothing is parked.\n');
}
