import { AddressRing } from './address-ring.ts';

test('addresses take turns', () => {
  const ring = new AddressRing(['a', 'b', 'c']);
  expect([ring.inTurn(), ring.inTurn(), ring.inTurn(), ring.inTurn()].map(([first]) => first)).toEqual([
    'a',
    'b',
    'c',
    'a',
  ]);
});

test('one that failed comes last for a second, but is never left out', () => {
  let clock = 0;
  const ring = new AddressRing(['a', 'b'], () => clock);
  ring.failed('a');
  expect(ring.inTurn()).toEqual(['b', 'a']);
  expect(ring.inTurn()).toEqual(['b', 'a']);
  clock = 1001;
  expect(ring.inTurn()).toEqual(['a', 'b']);
});

test('others can take their place, and who stays keeps its rest', () => {
  const ring = new AddressRing(['a', 'b'], () => 0);
  ring.failed('b');
  ring.replace(['b', 'c']);
  expect(ring.inTurn()).toEqual(['c', 'b']);
  ring.replace([]);
  expect(ring.inTurn()).toEqual([]);
});
