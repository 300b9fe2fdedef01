import { gathered } from './gathered.ts';

const NEVER_MS = 60_000;

function recorder(refused: number[] = []) {
  const worked: number[][] = [];
  const work = async (items: number[]): Promise<void> => {
    worked.push(items);
    const wrong = items.find((item) => refused.includes(item));
    if (wrong !== undefined) throw new Error(`${wrong} is wrong`);
  };
  return { worked, work };
}

test('what is given within a moment is worked on together, and the next things afterwards', async () => {
  const { worked, work } = recorder();
  const { add } = gathered(work, { withinMs: 1, atMost: 10 });
  await Promise.all([add(1), add(2), add(3)]);
  await add(4);
  expect(worked).toEqual([[1, 2, 3], [4]]);
});

test('as many as go together do not wait for more', async () => {
  const { worked, work } = recorder();
  const { add, flush } = gathered(work, { withinMs: NEVER_MS, atMost: 2 });
  await Promise.all([add(1), add(2)]);
  const third = add(3);
  expect(worked).toEqual([[1, 2]]);
  flush();
  await third;
  expect(worked).toEqual([[1, 2], [3]]);
});

test('where nothing was given there is nothing to work on', () => {
  const { worked, work } = recorder();
  gathered(work, { withinMs: NEVER_MS, atMost: 2 }).flush();
  expect(worked).toEqual([]);
});

test('none suffers for another, and each is told of its own failure', async () => {
  const { worked, work } = recorder([2]);
  const { add } = gathered(work, { withinMs: NEVER_MS, atMost: 3 });
  const told = await Promise.allSettled([add(1), add(2), add(3)]);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(told[1]).toMatchObject({ reason: new Error('2 is wrong') });
  expect(worked).toEqual([[1, 2, 3], [1], [2], [3]]);
});
