import type { ParkedMessage } from '@shop/chassis/bus/bus';
import { QUEUES } from '@shop/contracts/events/queues';
import { type ReachedDeadLetters, reachDeadLetters } from '../dead-letters/reach-dead-letters.ts';
import type { Command } from './command.ts';
import { readDeadLettersWish, type Wish } from './dead-letters-wish.ts';
import type { Terminal } from './terminal.ts';

export const deadLettersCommand: Command = {
  help: `npm run dead-letters -- list [queue]
npm run dead-letters -- show <event id>
npm run dead-letters -- replay <queue> [event id]

Messages that a service kept refusing are parked with the reason, and nothing is done about them by itself. This lists
them, shows one with its whole event, and hands one, or all of a queue, to that queue again once its fault is mended.

  AMQP_URL, SHOP_NAMESPACE       the broker of the shop; without it that of the shop that runs on DATA_DIR (.data), if it has one
  DATABASE_URL, DATABASE_PREFIX  else: the database server of the shop in one process, without it the embedded one in
                                 DATA_DIR (.data). There the running shop takes up a replay within some seconds; a shop
                                 that does not run takes it up when it starts.

Queues: ${QUEUES.join(', ')}`,
  run: async ({ words }, terminal, env) => {
    const wish = readDeadLettersWish(words, QUEUES);
    const deadLetters = await reachDeadLetters(env);
    try {
      return await fulfil(wish, deadLetters, terminal);
    } finally {
      await deadLetters.close();
    }
  },
};

async function fulfil(wish: Wish, deadLetters: ReachedDeadLetters, { say, complain }: Terminal): Promise<number> {
  const { unseen, nothing = 'Nothing is parked.' } = deadLetters;
  switch (wish.verb) {
    case 'list': {
      const parked = await deadLetters.list(wish.queue === undefined ? {} : { queue: wish.queue });
      for (const message of parked) say(lineOf(message));
      if (parked.length > 0) say(`${parked.length} parked.`);
      else if (unseen === undefined) say(nothing);
      if (unseen === undefined) return 0;
      complain(unseen);
      return 1;
    }
    case 'show': {
      const found = (await deadLetters.list()).filter(({ event }) => event.id === wish.eventId);
      for (const message of found) say(JSON.stringify(message, null, 2));
      if (found.length > 0) return 0;
      complain(unseen ?? `No message with the event ${wish.eventId} is parked.`);
      return 1;
    }
    case 'replay': {
      const count = await deadLetters.replay(wish.queue, wish.eventId);
      if (count === 0) {
        complain(unseen ?? 'Nothing like that is parked.');
        return 1;
      }
      say(`${count} handed to ${wish.queue} again: ${deadLetters.replayedWhen}.`);
      return 0;
    }
  }
}

const lineOf = ({ parkedAt, queue, event, attempts, reason }: ParkedMessage) =>
  `${parkedAt}  ${queue}  ${event.type || '(no type)'}  ${event.id || '(no id)'}  after ${attempts === 1 ? '1 try' : `${attempts} tries`}: ${reason}`;
