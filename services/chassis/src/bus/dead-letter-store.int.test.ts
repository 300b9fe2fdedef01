import { userDeleted } from '@shop/testing/bus-contract';
import { createTestDatabase } from '@shop/testing/test-database';
import type { TestDatabase } from '@shop/testing/test-database';
import { createMemoryDeadLetterStore, createPostgresDeadLetterStore, migrateDeadLetters } from './dead-letter-store.ts';
import type { DeadLetterStore } from './dead-letter-store.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('chassis');
  await migrateDeadLetters(testDatabase.url);
});
afterAll(() => testDatabase.drop());

describe.each<[string, () => DeadLetterStore]>([
  ['in memory', createMemoryDeadLetterStore],
  ['in PostgreSQL', () => createPostgresDeadLetterStore(testDatabase.database)],
])('dead letters %s', (_where, open) => {
  test('are listed oldest first, by queue, by event, bounded, and removed one by one', async () => {
    const store = open();
    const [one, two, three] = [userDeleted(), userDeleted(), userDeleted()];
    const parked = (queue: string, event: typeof one, minute: number) => ({
      queue,
      event,
      reason: 'Error: x',
      attempts: 5,
      parkedAt: `2026-11-27T12:0${minute}:00.000Z`,
    });
    const [first, second, third] = [parked('a', one, 1), parked('a', two, 2), parked('b', three, 3)];
    for (const message of [third, second, first]) await store.park(message);
    expect(await store.list({ limit: 10 })).toEqual([first, second, third]);
    expect(await store.list({ limit: 1 })).toEqual([first]);
    expect(await store.list({ queue: 'b', limit: 10 })).toEqual([third]);
    expect(await store.list({ queue: 'a', eventId: two.id, limit: 10 })).toEqual([second]);

    await store.park({ ...first, reason: 'Error: y', attempts: 10 });
    expect(await store.list({ queue: 'a', limit: 1 })).toEqual([{ ...first, reason: 'Error: y', attempts: 10 }]);

    await store.remove('a', one.id);
    await store.remove('a', three.id);
    expect(await store.list({ limit: 10 })).toEqual([second, third]);
  });
});

test('what another version parked is listed beside the others, as it is', async () => {
  const store = createPostgresDeadLetterStore(testDatabase.database);
  const event = userDeleted();
  const parked = { queue: 'c', reason: 'Error: x', attempts: 5, parkedAt: '2026-11-27T12:05:00.000Z' };
  await store.park({ ...parked, event });
  const newer = { ...userDeleted(), type: 'identity.user-deleted.v9' };
  await testDatabase.database.execute(
    `INSERT INTO dead_letter (queue, event_id, event, reason, attempts, parked_at)
     VALUES ('c', $1, $2, 'Error: x', 5, '2026-11-27T12:06:00Z')`,
    [newer.id, JSON.stringify(newer)],
  );
  const [first, second] = await store.list({ queue: 'c', limit: 10 });
  expect(first).toEqual({ ...parked, event });
  expect(second?.event).toEqual({ id: newer.id, type: newer.type, unreadable: expect.stringContaining(newer.id) });
});
