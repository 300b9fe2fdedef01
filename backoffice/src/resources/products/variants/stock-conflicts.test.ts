import type { Product } from '@shop/contracts/rest/products';
import { type EditorValues, editorValuesOf } from './editor-values.ts';
import { blue, gold, productWith } from './product.fixture.ts';
import { stockConflicts } from './stock-conflicts.ts';

/** Sales since: of gold's first size one piece, of blue two. */
const now: Product = productWith([
  { ...gold, sizes: gold.sizes.map((size, index) => (index === 0 ? { ...size, stock: 4 } : size)) },
  { ...blue, stock: 4 },
]);
function conflictsAfter(change: (variants: EditorValues['variants']) => void, present = now) {
  const values = editorValuesOf(productWith());
  change(values.variants);
  return stockConflicts(values, present);
}

describe('a stock that became another meanwhile', () => {
  it('is no matter where it was only carried along', () => {
    expect(conflictsAfter(() => undefined)).toEqual([]);
  });

  it('is told with the present figure where it was changed here, of sizes and of the fallback', () => {
    const conflicts = conflictsAfter(([ofGold, ofBlue]) => {
      Object.assign(ofGold?.sizes[0] ?? {}, { stock: 10 });
      Object.assign(ofGold?.sizes[1] ?? {}, { stock: 11 });
      Object.assign(ofBlue ?? {}, { stock: 12 });
    });
    expect(conflicts).toEqual([
      { path: 'variants.0.sizes.0', name: 'Gold, 2–3 years', seen: 5, present: 4, written: 10 },
      { path: 'variants.1', name: 'Blue', seen: 6, present: 4, written: 12 },
    ]);
  });

  it('is none of a row that is new or gone', () => {
    const conflicts = conflictsAfter(
      ([ofGold, ofBlue]) => {
        Object.assign(ofGold?.sizes[0] ?? {}, { id: null, stock: 3, stockSeen: null });
        Object.assign(ofBlue ?? {}, { stock: 9 });
      },
      productWith([gold]),
    );
    expect(conflicts).toEqual([]);
  });
});
