import { onceById } from './once-by-id.ts';

test('a record that a list holds twice is shown once, in its first place', () => {
  const rows = [
    { id: 2, title: 'Paying' },
    { id: 1, title: 'Size guide' },
    { id: 2, title: 'Paying again' },
  ];
  expect(onceById(rows)).toEqual([
    { id: 2, title: 'Paying' },
    { id: 1, title: 'Size guide' },
  ]);
});
