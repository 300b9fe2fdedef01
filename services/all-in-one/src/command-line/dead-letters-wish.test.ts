import { UsageError } from './command.ts';
import { readDeadLettersWish } from './dead-letters-wish.ts';

const QUEUES = ['orders.place-order', 'catalog.put-back'];
const EVENT = '0190e1f2-6d3c-7c1a-9a51-0a1b2c3d4e5f';
const read = (...words: string[]) => readDeadLettersWish(words, QUEUES);

test.each([
  [['list'], { verb: 'list', queue: undefined }],
  [['list', 'catalog.put-back'], { verb: 'list', queue: 'catalog.put-back' }],
  [['show', EVENT], { verb: 'show', eventId: EVENT }],
  [['replay', 'orders.place-order'], { verb: 'replay', queue: 'orders.place-order', eventId: undefined }],
  [['replay', 'orders.place-order', EVENT], { verb: 'replay', queue: 'orders.place-order', eventId: EVENT }],
])('%j is understood', (words, wish) => {
  expect(read(...words)).toEqual(wish);
});

test.each([
  [[]],
  [['delete']],
  [['list', 'orders.nothing']],
  [['list', 'catalog.put-back', EVENT]],
  [['show']],
  [['show', 'the-first']],
  [['show', EVENT, EVENT]],
  [['replay']],
  [['replay', EVENT]],
  [['replay', 'orders.place-order', 'all']],
  [['replay', 'orders.place-order', EVENT, EVENT]],
])('%j is not', (words) => {
  expect(() => read(...words)).toThrow(UsageError);
});
