import type { Database } from '@shop/chassis/database/database';
import type { Reaction, StoryEvent } from './story.ts';

type Services = Readonly<Record<string, Database>>;

/** Whatever tells of the reference, and whatever the same calls set going besides. */
export async function readStory(
  services: Services,
  reference: string,
): Promise<{ events: StoryEvent[]; reactions: Reaction[] }> {
  const ofReference = await eventsWhere(services, `payload ->> 'reference' = $1`, reference);
  const correlations = [...new Set(ofReference.map(({ correlationId }) => correlationId))];
  const events = await eventsWhere(
    services,
    `payload ->> 'reference' = $1 OR (correlation_id = ANY($2) AND payload ->> 'reference' IS NULL)`,
    reference,
    correlations,
  );
  const reactions = await Promise.all(
    Object.values(services).map((database) =>
      database.query<Reaction>(
        'SELECT event_id AS "eventId", queue, handled_at AS at FROM inbox WHERE event_id = ANY($1::uuid[])',
        [events.map(({ id }) => id)],
      ),
    ),
  );
  return { events, reactions: reactions.flat() };
}

async function eventsWhere(services: Services, condition: string, ...values: unknown[]): Promise<StoryEvent[]> {
  const found = await Promise.all(
    Object.entries(services).map(([service, database]) =>
      database.query<StoryEvent>(
        `SELECT id, $${values.length + 1}::text AS service, type, occurred_at AS at, correlation_id AS "correlationId",
           actor, sent_at AS "sentAt", last_error AS "lastError"
         FROM outbox WHERE ${condition}`,
        [...values, service],
      ),
    ),
  );
  return found.flat();
}
