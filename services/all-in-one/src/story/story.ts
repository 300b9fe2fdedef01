/** Something that a service told the others. */
export interface StoryEvent {
  id: string;
  service: string;
  type: string;
  at: Date;
  correlationId: string;
  actor: { kind: string; id?: number; role?: string; name?: string };
  sentAt: Date | null;
  lastError: string | null;
}

/** A reaction to an event: which queue did its work, and when. */
export interface Reaction {
  eventId: string;
  queue: string;
  at: Date;
}

const clock = (at: Date) => at.toISOString().replace('T', ' ').replace('Z', '');
const after = (from: Date, to: Date) => `+${((to.getTime() - from.getTime()) / 1000).toFixed(3)} s`;
const whoOf = ({ kind, id, role, name }: StoryEvent['actor']) =>
  kind === 'person' ? `${role ?? 'person'} ${id ?? '?'}` : (name ?? kind);

const sendingOf = ({ sentAt, lastError, at }: StoryEvent): string => {
  if (sentAt) return `sent ${after(at, sentAt)}`;
  return lastError === null ? 'not sent yet' : `not sent yet: ${lastError}`;
};

/** The story of an order as lines: each event with what set it going, and below it who reacted. */
export function storyLines(events: readonly StoryEvent[], reactions: readonly Reaction[]): string[] {
  const inOrder = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return inOrder.flatMap((event) => [
    `${clock(event.at)}  ${event.service} said ${event.type} (${whoOf(event.actor)}; ${sendingOf(event)})  [${event.correlationId}]`,
    ...reactions
      .filter(({ eventId }) => eventId === event.id)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ queue, at }) => `    ${after(event.at, at)}  ${queue} did its part`),
  ]);
}
