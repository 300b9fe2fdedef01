import { nullWhereEmpty, priceField, stockField } from './product-fields.ts';

const told = (schema: typeof priceField, sent: unknown) => schema.safeParse(sent).error?.issues[0]?.message;

it.each([
  ['10,50', 'This is not a number.'],
  ['1e9', 'This is not a number.'],
  [-1, 'An amount is 0 or more.'],
  [10.505, 'An amount has at most two decimals.'],
  ['10.505', 'An amount has at most two decimals.'],
])('a price of %p says what is wrong with it', (sent, message) => {
  expect(told(priceField, sent)).toBe(message);
  expect(nullWhereEmpty(priceField).safeParse(sent).error?.issues[0]?.message).toBe(message);
});

it.each([
  [-1, 'Stock is 0 or more.'],
  ['2.5', 'Stock is a whole number.'],
])('a stock of %p says what is wrong with it', (sent, message) => {
  expect(told(stockField, sent)).toBe(message);
});
