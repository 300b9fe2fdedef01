import { within } from './within.ts';

test('changes of a part stand behind its name', () => {
  expect(within('sections.5', { title: { from: 'a', to: 'b' } })).toEqual({
    'sections.5.title': { from: 'a', to: 'b' },
  });
});
