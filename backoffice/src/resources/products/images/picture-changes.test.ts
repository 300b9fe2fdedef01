import { chosenPictures, savedPictures } from '../../../components/gallery/gallery-picture.ts';
import { gold, productWith } from '../variants/product.fixture.ts';
import { galleriesOf, orderShown, ownPictures, removedPictures, variantPictures } from './picture-changes.ts';

const images = [1, 2].map((id) => ({ id, url: `/media/${id}/640.webp`, alt: null }));
const product = { ...productWith(), images };
const [first, second] = savedPictures(images);
const file = new File(['x'], 'new.jpg');
const [fresh] = chosenPictures([file]);
if (!first || !second || !fresh) throw new Error('a picture is missing');
const asItIs = galleriesOf(product);

test('galleries that nothing was done to tell nothing', () => {
  expect(ownPictures(product, asItIs)).toBeNull();
  expect(variantPictures(product, asItIs)).toBeNull();
  expect(removedPictures(product, asItIs)).toEqual([]);
});

describe('the product’s own gallery', () => {
  const changed = (...own: typeof asItIs.own) => ownPictures(product, { ...asItIs, own });

  it('tells which pictures stay, in their order', () => {
    expect(changed(second, first)).toEqual({ keptIds: [2, 1], files: [], isMixed: false });
    expect(changed(second)).toEqual({ keptIds: [2], files: [], isMixed: false });
    expect(changed()).toEqual({ keptIds: [], files: [], isMixed: false });
  });

  it('has to tell its order once more only where a new picture stands before an old one', () => {
    expect(changed(first, second, fresh)).toEqual({ keptIds: [1, 2], files: [file], isMixed: false });
    expect(changed(fresh)).toEqual({ keptIds: [], files: [file], isMixed: false });
    expect(changed(first, fresh, second)).toEqual({ keptIds: [1, 2], files: [file], isMixed: true });
  });

  it('tells that order in the ids that the shop gave', () => {
    expect(orderShown([first, fresh, second], [{ id: 1 }, { id: 2 }, { id: 7 }])).toEqual([1, 7, 2]);
  });
});

test('only the variants whose gallery was changed are told', () => {
  const [front, back] = savedPictures(gold.images);
  if (!front || !back) throw new Error('gold has two pictures');
  const galleries = { ...asItIs, variants: { ...asItIs.variants, [gold.id]: [fresh, back] } };
  expect(variantPictures(product, galleries)).toEqual({
    ...{ productData: {}, removedVariantIds: [], removedSizeIds: [], removedImageIds: [front.id] },
    variants: [{ id: gold.id, imageOrder: [null, back.id], sizes: [] }],
    pictures: { [gold.id]: [file] },
  });
  expect(removedPictures(product, { ...galleries, own: [second] })).toEqual([1, front.id]);
});
