import { chosenPictures, moved } from '../../../components/gallery/gallery-picture.ts';
import { type EditorValues, editorValuesOf, type VariantValues } from './editor-values.ts';
import { hasChanges } from './has-changes.ts';
import { newSize, newVariant } from './new-rows.ts';
import { blue, gold, productWith } from './product.fixture.ts';
import { variantChanges } from './variant-changes.ts';

const product = productWith();
const [front, back] = [new File(['f'], 'front.jpg'), new File(['b'], 'back.jpg')];

/** What is told once the person has done something in the form. */
function changesAfter(change: (values: EditorValues) => void, of = product) {
  const values = editorValuesOf(of);
  change(values);
  return variantChanges(of, values);
}
const variantAt = ({ variants }: EditorValues, index: number): VariantValues => variants[index] as VariantValues;
const sizeAt = (values: EditorValues, variant: number, index: number) => {
  const size = variantAt(values, variant).sizes[index];
  if (!size) throw new Error('there is no such size');
  return size;
};

const goldAsIs = {
  id: 20,
  sizes: [
    { id: 40, stock: 5, stockSeen: 5 },
    { id: 41, stock: 4, stockSeen: 4 },
  ],
};
const blueAsIs = { id: 21, stock: 6, stockSeen: 6, sizes: [] };
const nothing = {
  ...{ productData: {}, variants: [goldAsIs, blueAsIs], pictures: {} },
  ...{ removedVariantIds: [], removedSizeIds: [], removedImageIds: [] },
};

describe('a form that nothing was done to', () => {
  it('tells each stock together with the one that was seen, and nothing else', () => {
    const changes = changesAfter(() => undefined);
    expect(changes).toEqual(nothing);
    expect(hasChanges(changes)).toBe(false);
  });

  it('of a basic product tells nothing at all', () => {
    const changes = changesAfter(() => undefined, productWith([]));
    expect(changes).toEqual({ ...nothing, variants: [] });
    expect(hasChanges(changes)).toBe(false);
  });

  it('takes an empty text for the same as none', () => {
    const changes = changesAfter((values) => {
      values.longDescription = '';
    });
    expect(hasChanges(changes)).toBe(false);
  });
});

describe('of the product itself', () => {
  it('only the texts that were changed are told', () => {
    const changes = changesAfter((values) => {
      values.name = 'Ŋmai dress';
      values.description = null;
    });
    expect(changes).toEqual({ ...nothing, productData: { name: 'Ŋmai dress', description: null } });
    expect(hasChanges(changes)).toBe(true);
  });
});

describe('a size', () => {
  it('whose stock was changed is told with the stock that was seen; the others stay as they are', () => {
    const changes = changesAfter((values) => {
      sizeAt(values, 0, 1).stock = 12;
    });
    expect(changes.variants).toEqual([
      { ...goldAsIs, sizes: [goldAsIs.sizes[0], { id: 41, stock: 12, stockSeen: 4 }] },
      blueAsIs,
    ]);
    expect(hasChanges(changes)).toBe(true);
  });

  it('whose stock was set to 0 is told so', () => {
    const changes = changesAfter((values) => {
      sizeAt(values, 0, 0).stock = 0;
    });
    expect(changes.variants[0]?.sizes[0]).toEqual({ id: 40, stock: 0, stockSeen: 5 });
  });

  it('whose price or discount was changed tells both, since they count together', () => {
    const changes = changesAfter((values) => {
      sizeAt(values, 0, 0).discountPrice = 65;
      sizeAt(values, 0, 1).price = 85;
    });
    expect(changes.variants[0]?.sizes).toMatchObject([
      { id: 40, price: 70, discountPrice: 65 },
      { id: 41, price: 85, discountPrice: 75 },
    ]);
  });

  it('whose price was emptied is told to have none, so that the next one in the fallback holds', () => {
    const changes = changesAfter((values) => {
      Object.assign(sizeAt(values, 0, 0), { price: null });
    });
    expect(changes.variants[0]?.sizes[0]).toMatchObject({ price: null });
    expect(hasChanges(changes)).toBe(true);
  });

  it('that was taken off sale, or became another size, is told so', () => {
    const changes = changesAfter((values) => {
      sizeAt(values, 0, 0).available = false;
      sizeAt(values, 0, 1).sizeId = 7;
    });
    expect(changes.variants[0]?.sizes).toEqual([
      { id: 40, stock: 5, stockSeen: 5, available: false },
      { id: 41, stock: 4, stockSeen: 4, sizeId: 7 },
    ]);
  });

  it('that is new has no id and nothing that was seen', () => {
    const changes = changesAfter((values) => {
      const { sizes } = variantAt(values, 0);
      sizes.push({ ...newSize(sizes), sizeId: 6, stock: 3 });
    });
    expect(changes.variants[0]?.sizes[2]).toEqual({
      ...{ sizeId: 6, price: 80, discountPrice: 75, stock: 3, available: true },
    });
    expect(hasChanges(changes)).toBe(true);
  });

  it('that was removed is named as removed, and those that stay are told their prices, which may have been its', () => {
    const changes = changesAfter((values) => {
      variantAt(values, 0).sizes.shift();
    });
    expect(changes.removedSizeIds).toEqual([40]);
    expect(changes.variants[0]).toEqual({
      id: 20,
      sizes: [{ id: 41, stock: 4, stockSeen: 4, price: 80, discountPrice: 75 }],
    });
  });

  it('that was added and removed again leaves nothing behind', () => {
    const changes = changesAfter((values) => {
      const { sizes } = variantAt(values, 0);
      sizes.push(newSize(sizes));
      sizes.pop();
    });
    expect(changes).toEqual(nothing);
  });
});

describe('a colour', () => {
  it('that became another is told so, with its sizes as they are', () => {
    const changes = changesAfter((values) => {
      variantAt(values, 0).colorId = 9;
    });
    expect(changes.variants[0]).toEqual({ ...goldAsIs, colorId: 9 });
  });

  it('that was removed is named as removed, not its sizes and pictures, which go with it', () => {
    const changes = changesAfter((values) => {
      values.variants.shift();
    });
    expect(changes).toEqual({ ...nothing, variants: [blueAsIs], removedVariantIds: [20] });
    expect(hasChanges(changes)).toBe(true);
  });

  it('that is new has a key, its pictures stand under it, and its price is that of the one before', () => {
    const changes = changesAfter((values) => {
      const added = {
        ...newVariant(values.variants, product),
        key: 'new-7',
        colorId: 5,
        pictures: chosenPictures([front, back]),
      };
      values.variants.push({ ...added, sizes: added.sizes.map((size) => ({ ...size, sizeId: 4, stock: 2 })) });
    });
    expect(changes.variants[2]).toEqual({
      key: 'new-7',
      colorId: 5,
      sizes: [{ sizeId: 4, price: 90, discountPrice: null, stock: 2, available: true }],
    });
    expect(changes.pictures).toEqual({ 'new-7': [front, back] });
    expect(hasChanges(changes)).toBe(true);
  });

  it('as a whole can be taken off sale beside its sizes', () => {
    const changes = changesAfter((values) => {
      variantAt(values, 0).available = false;
    });
    expect(changes.variants[0]).toEqual({ ...goldAsIs, available: false });
  });
});

describe('the fallback', () => {
  it('carries the colour’s own price and stock, with the stock that was seen', () => {
    const changes = changesAfter((values) => {
      Object.assign(variantAt(values, 1), { price: 95, stock: 7, available: false });
    });
    expect(changes.variants[1]).toEqual({
      ...{ id: 21, price: 95, discountPrice: null, stock: 7, stockSeen: 6, available: false, sizes: [] },
    });
  });

  it('sends no sizes, whatever waits in the form', () => {
    const changes = changesAfter((values) => {
      const variant = newVariant([], product);
      values.variants.push({ ...variant, ...{ key: 'n', colorId: 5, hasSizes: false, price: 50, stock: 1 } });
    });
    expect(changes.variants[2]).toEqual({
      ...{ key: 'n', colorId: 5, price: 50, discountPrice: null, stock: 1, available: true, sizes: [] },
    });
  });

  it('gives way to the first real size, whose stock is its own', () => {
    const changes = changesAfter((values) => {
      const variant = variantAt(values, 1);
      Object.assign(variant, { hasSizes: true, sizes: [{ ...newSize([], variant), sizeId: 4, stock: 6 }] });
    });
    expect(changes.variants[1]).toEqual({
      id: 21,
      sizes: [{ sizeId: 4, price: 90, discountPrice: null, stock: 6, available: true }],
    });
    expect(hasChanges(changes)).toBe(true);
  });

  it('takes over where all sizes go: they are removed, and the price that is shown is told with the new stock', () => {
    const changes = changesAfter((values) => {
      Object.assign(variantAt(values, 0), { hasSizes: false, stock: 9 });
    });
    expect(changes.removedSizeIds).toEqual([40, 41]);
    expect(changes.variants[0]).toEqual({
      ...{ id: 20, price: 70, discountPrice: null, stock: 9, available: true, sizes: [] },
    });
  });
});

describe('pictures of a colour', () => {
  it('that are new stand under its id, those that went are named', () => {
    const changes = changesAfter((values) => {
      const variant = variantAt(values, 0);
      variant.pictures = [...variant.pictures.slice(1), ...chosenPictures([front])];
    });
    expect(changes).toEqual({ ...nothing, removedImageIds: [8], pictures: { '20': [front] } });
    expect(hasChanges(changes)).toBe(true);
  });

  it('that were put in another order tell it, with the places of the new ones', () => {
    const changes = changesAfter((values) => {
      const variant = variantAt(values, 0);
      variant.pictures = [...chosenPictures([back]), ...moved(variant.pictures, 0, 1)];
    });
    expect(changes.variants[0]).toEqual({ ...goldAsIs, imageOrder: [null, 9, 8] });
    expect(hasChanges(changes)).toBe(true);
  });

  it('of several colours are told apart', () => {
    const changes = changesAfter((values) => {
      variantAt(values, 1).pictures = chosenPictures([back]);
      variantAt(values, 0).pictures.push(...chosenPictures([front]));
    });
    expect(changes.pictures).toEqual({ '20': [front], '21': [back] });
  });
});

test('the variants are told in the order of the form, so that what is said of one finds its place', () => {
  const changes = changesAfter((values) => {
    values.variants.reverse();
  });
  expect(changes.variants.map(({ id }) => id)).toEqual([blue.id, gold.id]);
  expect(hasChanges(changes)).toBe(false);
});
