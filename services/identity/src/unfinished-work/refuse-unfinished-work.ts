import { conflict } from '@shop/chassis/errors/problem';
import type { UnfinishedWork } from './unfinished-work.ts';

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Throws a Problem 409 that says how much is left to do for the shop, or for the agent. */
export async function refuseUnfinishedWork(
  work: UnfinishedWork,
  { vendorId, agentUserId }: { vendorId: number | undefined; agentUserId: number | undefined },
): Promise<void> {
  const orders = vendorId === undefined ? 0 : await work.count({ vendorId });
  if (orders > 0) {
    throw conflict(
      'unfinished_work',
      `This vendor’s shop still has ${counted(orders, 'unfinished order', 'unfinished orders')}.`,
    );
  }
  const deliveries = agentUserId === undefined ? 0 : await work.count({ agentUserId });
  if (deliveries > 0) {
    throw conflict(
      'unfinished_work',
      `This agent still has ${counted(deliveries, 'unfinished delivery', 'unfinished deliveries')}.`,
    );
  }
}
