import { uuidSchema } from '@shop/contracts/ids';
import { UsageError } from './command.ts';

export type Wish =
  | { verb: 'list'; queue: string | undefined }
  | { verb: 'show'; eventId: string }
  | { verb: 'replay'; queue: string; eventId: string | undefined };

/** What the words of the command line ask for. Throws a UsageError where that can't be told. */
export function readDeadLettersWish(words: readonly string[], queues: readonly string[]): Wish {
  const [verb, first, second, ...more] = words;
  const queue = (name: string) => {
    if (queues.includes(name)) return name;
    throw new UsageError(`There is no queue “${name}”.`);
  };
  const eventId = (text: string) => {
    if (uuidSchema.safeParse(text).success) return text;
    throw new UsageError(`“${text}” is no event's id.`);
  };
  if (more.length === 0) {
    if (verb === 'list' && second === undefined) return { verb, queue: first === undefined ? undefined : queue(first) };
    if (verb === 'show' && first !== undefined && second === undefined) return { verb, eventId: eventId(first) };
    if (verb === 'replay' && first !== undefined) {
      return { verb, queue: queue(first), eventId: second === undefined ? undefined : eventId(second) };
    }
  }
  throw new UsageError('Say list, show or replay, and of what.');
}
