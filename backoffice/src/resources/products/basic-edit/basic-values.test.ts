import { chosenPictures } from '../../../components/gallery/gallery-picture.ts';
import { productWith } from '../variants/product.fixture.ts';
import { basicChanges, type BasicValues, basicValuesOf } from './basic-values.ts';

const images = [1, 2].map((id) => ({ id, url: `/media/${id}/640.webp`, alt: null }));
const plain = { ...productWith([]), price: 65, stock: 10, images };
const changesAfter = (more: Partial<BasicValues>, product = plain) =>
  basicChanges(product, { ...basicValuesOf(product), ...more });

describe('the changes of a product', () => {
  it('are none where nothing was done', () => {
    expect(changesAfter({})).toEqual({});
  });

  it('leave the stock out unless it was written, and then tell the one that was seen', () => {
    expect(changesAfter({ description: 'Softer' })).toEqual({ description: 'Softer' });
    expect(changesAfter({ stock: 12 })).toEqual({ stock: 12, stockSeen: 10 });
    expect(changesAfter({ stock: 7, stockSeen: 7 })).toEqual({ stock: 7, stockSeen: 7 });
  });

  it('tell a price together with its discount, and an emptied one as none', () => {
    expect(changesAfter({ discountPrice: 50 })).toEqual({ price: 65, discountPrice: 50 });
  });

  it('tell nothing of price and stock where the colours have them', () => {
    expect(changesAfter({ price: 1, stock: 1 }, { ...productWith(), images })).toEqual({});
  });

  it('name the pictures that stay, in their order, and carry the new ones', () => {
    const [first, second] = basicValuesOf(plain).pictures;
    const file = new File(['x'], 'x.png');
    if (!first || !second) throw new Error('two pictures are there');
    expect(changesAfter({ pictures: [second, ...chosenPictures([file])] })).toEqual({
      keptImageIds: [2],
      newImages: [file],
    });
    expect(changesAfter({ pictures: [] })).toEqual({ keptImageIds: [], newImages: [] });
  });

  it('tell details that went and tags only as a whole', () => {
    expect(changesAfter({ brandId: 4, tagIds: [2, 1] })).toEqual({ brandId: 4, tagIds: [2, 1] });
    const tagged = { ...plain, brandId: 4, tagIds: [1, 2] };
    expect(changesAfter({ brandId: null, tagIds: [2, 1] }, tagged)).toEqual({ brandId: null });
  });
});
