import { editorIssues } from './editor-issues.ts';
import { type EditorValues, editorValuesOf } from './editor-values.ts';
import { productWith } from './product.fixture.ts';

function issuesAfter(change: (values: EditorValues, variants: EditorValues['variants']) => void) {
  const values = editorValuesOf(productWith());
  change(values, values.variants);
  return editorIssues(values);
}
const set = (row: object | undefined, values: object) => Object.assign(row ?? {}, values);

describe('what is wrong in the form', () => {
  it('is nothing of a product as it was loaded', () => {
    expect(issuesAfter(() => undefined)).toEqual({});
  });

  it.each([null, '', '  '])('is a name of %p', (name) => {
    expect(issuesAfter((values) => set(values, { name }))).toEqual({ name: 'Name is required.' });
  });

  it('is a text that is too long', () => {
    const long = 'ɛ'.repeat(10_001);
    expect(issuesAfter((values) => set(values, { name: 'x'.repeat(201), longDescription: long }))).toEqual({
      name: 'Name has at most 200 characters.',
      longDescription: 'A description has at most 10,000 characters.',
    });
  });

  it('is a missing colour, and the second block of one colour', () => {
    expect(issuesAfter((_, [, blue]) => set(blue, { colorId: null }))).toEqual({
      variants: [{}, { colorId: 'Choose a colour.' }],
    });
    expect(issuesAfter((_, [gold, blue]) => set(blue, { colorId: gold?.colorId }))).toEqual({
      variants: [{}, { colorId: 'This colour stands here twice. Give it one block with all its sizes.' }],
    });
  });

  it('is a missing size, and a size that its colour has twice', () => {
    const sizes = (change: object) => issuesAfter((_, [gold]) => set(gold?.sizes[1], change)).variants;
    expect(sizes({ sizeId: null })).toEqual([{ sizes: [{}, { sizeId: 'Choose a size.' }] }, {}]);
    expect(sizes({ sizeId: 4 })).toEqual([{ sizes: [{}, { sizeId: 'This size stands here twice.' }] }, {}]);
  });

  it.each([
    [{ stock: null }, { stock: 'How many are there?' }],
    [{ stock: 1.5 }, { stock: 'Stock is a whole number.' }],
    [{ stock: -1 }, { stock: 'Stock is 0 or more.' }],
    [{ stock: 1_000_001 }, { stock: 'A stock is at most 1,000,000.' }],
    [{ price: -1 }, { price: 'An amount is 0 or more.' }],
    [{ price: 1.005 }, { price: 'An amount has at most two decimals.' }],
    [{ discountPrice: 1_000_001 }, { discountPrice: 'An amount is at most 1,000,000.' }],
  ])('is %j of a size and of the fallback alike', (change, issue) => {
    expect(issuesAfter((_, [gold]) => set(gold?.sizes[0], change)).variants).toEqual([{ sizes: [issue, {}] }, {}]);
    expect(issuesAfter((_, [, blue]) => set(blue, change)).variants).toEqual([{}, issue]);
  });

  it('is not what waits unsent: sizes in fallback mode, the colour’s own figures beside sizes', () => {
    expect(issuesAfter((_, [gold]) => set(gold, { price: -1, stock: null }))).toEqual({});
    expect(
      issuesAfter((_, [gold]) => {
        set(gold, { hasSizes: false, stock: 3 });
        set(gold?.sizes[0], { sizeId: null, stock: -1 });
      }),
    ).toEqual({});
  });
});
