import { createPatience } from './patience.ts';

test('patience waits while others work, and not when it is used up', async () => {
  const shares = [0.9, 0.5, 0.1, 0.9, 0.9];
  const look = () => Promise.resolve(shares.shift() ?? 0);
  await createPatience(60_000, look)();
  expect(shares).toEqual([0.9, 0.9]);
  await createPatience(0, look)();
  expect(shares).toEqual([0.9, 0.9]);
  await createPatience(Number.MIN_VALUE, look)();
  expect(shares).toEqual([0.9]);
});
