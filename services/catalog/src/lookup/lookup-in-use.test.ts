import { inUseSentence } from './lookup-in-use.ts';

it.each([
  [{ products: 3, subcategories: 0 }, '“Rompers” is used by 3 products and can’t be deleted.'],
  [{ products: 1, subcategories: 2 }, '“Rompers” is used by 1 product and 2 subcategories and can’t be deleted.'],
  [{ products: 0, subcategories: 1 }, '“Rompers” is used by 1 subcategory and can’t be deleted.'],
  [{ products: 0, subcategories: 0 }, null],
])('%j says %s', (uses, sentence) => {
  expect(inUseSentence('Rompers', uses, 'deleted')).toBe(sentence);
});
