import type { SeparateShop } from '../separate-shop.ts';

/** Of almost everything that happens in the shop a message comes here. */
const QUEUE = 'content.write-audit-trail';

/** How many messages came to a queue once more, of an event that was handled before. */
export async function repeatedMessages({
  addressOf,
  databases,
}: Pick<SeparateShop, 'addressOf' | 'databases'>): Promise<number> {
  const metrics = await (await fetch(`${addressOf('content')}/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.includes(`queue="${QUEUE}"`) && one.includes('outcome="handled"'));
  const [inbox] = await databases.content.database.query<{ events: number }>(
    'SELECT count(*)::int AS events FROM inbox WHERE queue = $1',
    [QUEUE],
  );
  return Number(line?.split(' ').at(-1)) - (inbox?.events ?? NaN);
}
