import { type BrowseQuery, browseParamsOf, browseQueryOf, filterCount, listQueryOf } from './browse-query.ts';

const parse = (text: string) => browseQueryOf(new URLSearchParams(text));

describe('what is looked for stands in the address', () => {
  test('and comes back from it unchanged', () => {
    const query: BrowseQuery = {
      search: 'ɛfua 100%',
      categoryId: 2,
      vendorId: 3,
      sizeIds: [5, 2],
      colorIds: [1],
      brandIds: [4],
      minPrice: 20,
      maxPrice: 99.5,
      sort: 'cheapest',
      page: 4,
    };
    expect(parse(browseParamsOf(query).toString())).toEqual(query);
    expect(filterCount(query)).toBe(7);
  });

  test('the plain catalogue has a plain address', () => {
    expect(browseParamsOf(parse('')).toString()).toBe('');
    expect(filterCount(parse(''))).toBe(0);
  });

  test('what can’t be meant is left out', () => {
    expect(parse('category=-1&vendor=x&sort=constructor&page=0&size=a,,0&colour=&from=-1&to=1e3&from=2.345')).toEqual(
      parse(''),
    );
  });

  test('the same size twice is one, and prices the wrong way round are turned', () => {
    expect(parse('size=3,3,4').sizeIds).toEqual([3, 4]);
    expect(parse('from=90&to=20,50')).toMatchObject({ minPrice: 20.5, maxPrice: 90 });
  });

  test('a page asks for its own rows', () => {
    expect(listQueryOf(parse('page=3&sort=name&q=dress&size=5&from=0'))).toMatchObject({
      sort: ['name', 'ASC'],
      offset: 48,
      limit: 24,
      filter: { q: 'dress', sizeId: [5], minPrice: 0 },
    });
  });
});
