import { countStatement, pageStatement } from './list-sql.ts';
import type { PageSql } from './list-sql.ts';
import { joinSql, raw, sql } from './sql-part.ts';

const page = (more: Partial<PageSql<'name'>> = {}): PageSql<'name'> => ({
  select: 's.id',
  from: 'shelf s',
  where: [],
  orderBy: { name: 's.name' },
  id: 's.id',
  query: { sort: null, offset: 20, limit: 10 },
  ...more,
});

test('values become parameters, numbered over all pieces', () => {
  expect(joinSql([sql`a = ${1}`, raw('AND'), sql`b IN (${2}, ${'x'})`])).toEqual({
    text: 'a = $1 AND b IN ($2, $3)',
    values: [1, 2, 'x'],
  });
});

test('a value never becomes text', () => {
  const { text, values } = joinSql([sql`name = ${"'; DROP TABLE shelf; --"}`]);
  expect(text).toBe('name = $1');
  expect(values).toEqual(["'; DROP TABLE shelf; --"]);
});

test('without a sort the newest come first, or the list’s own order', () => {
  expect(pageStatement(page()).text).toContain('FROM shelf s ORDER BY s.id DESC LIMIT $1 OFFSET $2');
  expect(pageStatement(page({ defaultOrder: 's.name' })).text).toContain('ORDER BY s.name, s.id LIMIT');
  const newest = pageStatement(page({ defaultOrder: 's.made_at DESC' })).text;
  expect(newest).toContain('ORDER BY s.made_at DESC, s.id DESC LIMIT');
});

test('a sort key becomes its own column, and equal keys are ordered by id', () => {
  const sort = { key: 'name', direction: 'DESC' } as const;
  const sorted = (more: Partial<PageSql<'name'>> = {}) =>
    pageStatement(page({ query: { sort, offset: 0, limit: 5 }, ...more })).text;
  expect(sorted()).toContain('ORDER BY s.name DESC, s.id LIMIT');
  expect(sorted({ nullable: ['name'] })).toContain('ORDER BY s.name DESC NULLS LAST, s.id LIMIT');
  expect(sorted({ orderBy: { name: 's.id' } })).toContain('ORDER BY s.id DESC LIMIT');
});

test('all conditions hold together, each by itself', () => {
  const where = [sql`a = ${1} OR b = ${2}`, sql`c = ${3}`];
  const { text, values } = pageStatement(page({ where, from: sql`shelf s JOIN box b ON b.kind = ${'toy'}` }));
  expect(text).toContain(
    'FROM shelf s JOIN box b ON b.kind = $1 WHERE ( a = $2 OR b = $3 ) AND ( c = $4 ) ) AS "pageTotal" FROM',
  );
  expect(values).toEqual(['toy', 1, 2, 3, 'toy', 1, 2, 3, 10, 20]);
  expect(countStatement(page({ where })).text).toBe(
    'SELECT count(*)::int AS total FROM shelf s WHERE ( a = $1 OR b = $2 ) AND ( c = $3 )',
  );
});

test('a table of the list’s own is worked out once, for the page and for its count', () => {
  const own = page({
    with: sql`mine AS (SELECT * FROM shelf WHERE owner = ${7})`,
    from: 'mine s',
    where: [sql`a = ${1}`],
  });
  expect(pageStatement(own)).toEqual({
    text: expect.stringMatching(
      /^WITH mine AS .* owner = \$1\) SELECT s\.id, \(SELECT count.* FROM mine s .* FROM mine s/,
    ),
    values: [7, 1, 1, 10, 20],
  });
  expect(countStatement(own).text).toMatch(/^WITH mine AS /);
});
