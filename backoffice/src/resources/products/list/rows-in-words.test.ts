import { gold, productWith } from '../variants/product.fixture.ts';
import { rowsInWords } from './rows-in-words.ts';

test.each([
  [[productWith(), productWith([gold]), productWith([])], '3 products, 4 rows'],
  [[productWith()], '1 product, 2 rows'],
  [[productWith([])], '1 product, 1 row'],
])('products and their rows are counted apart', (products, words) => {
  expect(rowsInWords(products)).toBe(words);
});
