import { readPlan } from './read-plan.ts';

test('a plan tells its indexes and the tables that it reads from end to end, however deep they lie', () => {
  const plan = {
    'Node Type': 'Limit',
    Plans: [
      { 'Node Type': 'Index Scan', 'Index Name': 'product_by_name', 'Relation Name': 'product' },
      {
        'Node Type': 'Hash',
        Plans: [
          { 'Node Type': 'Seq Scan', 'Relation Name': 'brand' },
          { 'Node Type': 'Seq Scan', 'Relation Name': 'brand' },
          { 'Node Type': 'Bitmap Heap Scan', 'Relation Name': 'variant' },
        ],
      },
    ],
  };
  expect(readPlan(plan)).toEqual({ indexes: ['product_by_name'], wholeTables: ['brand'] });
});
