import { randomInt } from 'node:crypto';
import { portIsFree } from '../../../scripts/supervisor/port-is-free.ts';

/** Below the ports that the system gives to outgoing connections: a process that is started again finds it free. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** A port that a process of the shop may come back to. */
export async function somePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  return (await portIsFree(port)) ? port : somePort();
}
