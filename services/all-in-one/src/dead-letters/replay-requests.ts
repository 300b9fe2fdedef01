import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import type { Logger } from '@shop/chassis/log/logger';
import { every, type Repeating } from '@shop/chassis/process/every';

/** Leaves word for the process whose bus has the queue: it alone can handle the messages of that queue. */
export async function requestReplay(
  house: Database,
  { queue, eventId, at }: { queue: string; eventId: string | undefined; at: Date },
): Promise<void> {
  await house.execute('INSERT INTO replay_request (queue, event_id, asked_at) VALUES ($1, $2, $3)', [
    queue,
    eventId ?? null,
    at,
  ]);
}

/** Does what was asked for since the last time. A crash in between leaves the messages parked, to be asked for again. */
export function takeUpReplaysEvery(
  ms: number,
  { house, bus, logger }: { house: Database; bus: Bus; logger: Logger },
): Repeating {
  const takeUp = async () => {
    const asked = await house.query<{ queue: string; eventId: string | null }>(
      'DELETE FROM replay_request RETURNING queue, event_id AS "eventId"',
    );
    for (const { queue, eventId } of asked) await bus.deadLetters.replay(queue, eventId ?? undefined);
  };
  return every(ms, takeUp, { name: 'take up replays', logger });
}
