import { z } from 'zod';
import { contentRange, idsFilter, listQuerySchema, listQueryText, MAX_ROWS, searchFilter } from './list.ts';

const schema = listQuerySchema({
  sortKeys: ['id', 'price'] as const,
  filters: { q: searchFilter, id: idsFilter, live: z.boolean().optional() },
});

describe('the dialect of lists', () => {
  it('without anything a list is its first thousand rows', () => {
    expect(schema.parse({})).toEqual({ sort: null, offset: 0, limit: MAX_ROWS, filter: {} });
  });

  it('takes sort, range and filter', () => {
    expect(schema.parse({ sort: '["price","DESC"]', range: '[10,19]', filter: '{"q":" dress ","id":7}' })).toEqual({
      sort: { key: 'price', direction: 'DESC' },
      offset: 10,
      limit: 10,
      filter: { q: 'dress', id: [7] },
    });
  });

  it('cuts a wide range to a thousand rows', () => {
    expect(schema.parse({ range: '[0,99999]' }).limit).toBe(MAX_ROWS);
  });

  it('takes a blank search for no filter', () => {
    expect(schema.parse({ filter: '{"q":"   "}' }).filter.q).toBeUndefined();
  });

  it.each([
    { sort: '["secret","ASC"]' },
    { sort: '["price","SIDEWAYS"]' },
    { sort: 'price' },
    { range: '[0,' },
    { range: '[9,0]' },
    { range: '[-1,3]' },
    { filter: '{"nope":1}' },
    { filter: '[]' },
    { filter: '{"q":7}' },
    { filter: `{"q":"${'x'.repeat(1001)}"}` },
  ])('refuses %j', (query) => {
    expect(schema.safeParse(query).success).toBe(false);
  });

  it('passes a query on to another room unchanged', () => {
    const query = schema.parse({ sort: '["price","ASC"]', range: '[5,9]', filter: '{"q":"ɛfua","live":true}' });
    expect(schema.parse(listQueryText(query))).toEqual(query);
  });

  it.each([
    [0, 10, 12, 'products 0-9/12'],
    [10, 2, 12, 'products 10-11/12'],
    [20, 0, 12, 'products */12'],
    [0, 0, 0, 'products */0'],
  ])('tells the rows from %d on, %d of %d, as "%s"', (offset, count, total, told) => {
    expect(contentRange('products', offset, count, total)).toBe(told);
  });
});
