import { KINDS, type Kind } from './lookup-kind.ts';
import { lookupColumns } from './lookup-columns.ts';

const kindOf = (resource: string): Kind => {
  const kind = KINDS.find((each) => each.resource === resource);
  if (!kind) throw new Error(`there is no ${resource}`);
  return kind;
};
const tableOf = (resource: string, row: { id: number; name: string; categoryId?: number }) =>
  lookupColumns(kindOf(resource), [{ id: 3, name: 'Girls' }]).map(({ heading, value }) => [heading, value(row)]);

test('an export of subcategories has the parent category too', () => {
  expect(tableOf('subcategories', { id: 7, name: 'Party dresses', categoryId: 3 })).toEqual([
    ['Id', 7],
    ['Name', 'Party dresses'],
    ['Category', 'Girls'],
  ]);
});

test('a category that could not be read stands there by its id', () => {
  expect(tableOf('subcategories', { id: 7, name: 'Party dresses', categoryId: 4 })).toContainEqual(['Category', 4]);
});

test('the other lists have no such column', () => {
  expect(tableOf('sizes', { id: 1, name: '2–3 years' })).toEqual([
    ['Id', 1],
    ['Name', '2–3 years'],
  ]);
});
