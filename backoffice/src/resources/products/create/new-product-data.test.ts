import { chosenPictures } from '../../../components/gallery/gallery-picture.ts';
import { newProductData } from './new-product-data.ts';
import { isBegun, newProduct, newVariant, nextVariant } from './new-product-values.ts';

const file = new File(['x'], 'front.png');
const named = { ...newProduct([]), name: 'Romper', categoryId: 2, price: 60, stock: 5 };

describe('what the shop is told of a new product', () => {
  it('without colours: one price, one stock and its pictures', () => {
    expect(newProductData({ ...named, pictures: chosenPictures([file]) })).toEqual({
      ...{ name: 'Romper', categoryId: 2, tagIds: [], price: 60, discountPrice: null, stock: 5 },
      ...{ available: true, stockStatus: 'IN_STOCK', newImages: [file] },
    });
  });

  it('with colours: the one price for every size that has none of its own, and pictures by colour', () => {
    const sizes = [
      { sizeId: 4, stock: 3, price: null },
      { sizeId: 5, stock: 0, price: 80 },
    ];
    const gold = { ...newVariant(chosenPictures([file])), colorId: 1, sizes };
    const blue = { ...newVariant(), colorId: 2, stock: 7 };
    const data = newProductData({ ...named, discountPrice: 50, variants: [gold, blue] });
    expect(data).toMatchObject({ newImages: [], variantImages: [[file], []] });
    expect(data).not.toHaveProperty('stock');
    expect('variants' in data && data.variants).toEqual([
      {
        ...{ colorId: 1, price: 60, discountPrice: 50, stock: 0, available: true },
        sizes: [
          { sizeId: 4, stock: 3, price: 60, discountPrice: 50, available: true },
          { sizeId: 5, stock: 0, price: 80, discountPrice: null, available: true },
        ],
      },
      { colorId: 2, price: 60, discountPrice: 50, stock: 7, available: true, sizes: [] },
    ]);
  });
});

describe('a further colour', () => {
  const [photo] = chosenPictures([file]);
  if (!photo) throw new Error('a picture is chosen');
  const sizes = [{ sizeId: 4, stock: 3, price: 80 }];

  it('comes in the sizes of the one before, at their prices, and its pieces are still to be counted', () => {
    const before = { ...newVariant([photo]), colorId: 1, sizes };
    expect(nextVariant({ variants: [before], pictures: [] })).toEqual({
      ...newVariant(),
      sizes: [{ sizeId: 4, stock: null, price: 80 }],
    });
  });

  it('as the first takes the pictures that the product had without colours', () => {
    expect(nextVariant({ variants: [], pictures: [photo] })).toEqual(newVariant([photo]));
  });

  it('holds nothing that could be lost until a picture, a figure or a price is there', () => {
    const ticked = { ...newVariant(), colorId: 1, sizes: [{ sizeId: 4, stock: null, price: null }] };
    expect(isBegun(ticked)).toBe(false);
    expect([newVariant([photo]), { ...newVariant(), stock: 0 }, { ...newVariant(), sizes }].map(isBegun)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
