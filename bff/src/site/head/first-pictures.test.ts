import { productView } from '../../../test/product-view.ts';
import type { SiteReader } from '../site-reader.ts';
import { firstPictures } from './first-pictures.ts';

const picture = (url: string) => ({ id: 1, url, alt: null });
const [variant] = productView().variants;
const product = (own: string[], ...ofColours: string[][]) =>
  productView({
    images: own.map(picture),
    variants: ofColours.flatMap((urls) => (variant ? [{ ...variant, images: urls.map(picture) }] : [])),
  });
const asked: unknown[] = [];
const reader = {
  firstSlide: () => Promise.resolve('/media/slide/640.webp'),
  product: (id: number) => Promise.resolve(id === 12 ? product(['/own'], ['/gold', '/gold-2'], ['/sky']) : null),
  newestProducts: (categoryId: number | null) => {
    asked.push(categoryId);
    return Promise.resolve([product(['/own'], [], ['/sky']), product([]), product([], [], ['/sky'])]);
  },
} as unknown as SiteReader;
const sizes = '44vw';

test('the front page begins with its first slide', async () => {
  expect(await firstPictures({ of: 'slider', sizes, ids: {} }, reader)).toEqual(['/media/slide/640.webp']);
});

test('a product begins with a picture of its first colour; one that is not there has none', async () => {
  expect(await firstPictures({ of: 'product', sizes, ids: { id: '12' } }, reader)).toEqual(['/gold']);
  expect(await firstPictures({ of: 'product', sizes, ids: { id: '13' } }, reader)).toEqual([]);
});

test('a list begins with the newest of its category: a picture of their own where the first colour has none, else any', async () => {
  expect(await firstPictures({ of: 'newest', sizes, ids: { category: '7' } }, reader)).toEqual(['/own', '/sky']);
  await firstPictures({ of: 'newest', sizes, ids: {} }, reader);
  expect(asked).toEqual([7, null]);
});
