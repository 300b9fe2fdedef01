import type { Problem } from '@shop/chassis/errors/problem';
import { badRequest, conflict } from '@shop/chassis/errors/problem';
import { asProductForm } from './as-product-form.ts';

const told = (refusal: Problem) => asProductForm(Promise.reject(refusal)).catch((error: unknown) => error as Problem);

test('a refusal names the fields of the form, in its sentence too', async () => {
  const message = 'This price is needed.';
  const paths = ['variants.0.sizes.1.pricePesewas', 'discountPesewas', 'images.keep.2', 'videos.keep.0', 'name'];
  const {
    status,
    message: sentence,
    issues,
  } = await told(
    badRequest(
      'invalid',
      'pricePesewas: no',
      paths.map((path) => ({ path, message })),
    ),
  );
  expect(status).toBe(400);
  expect(issues?.map(({ path }) => path)).toEqual([
    'variants.0.sizes.1.price',
    'discountPrice',
    'existingImages_2',
    'existingVideos_0',
    'name',
  ]);
  expect(sentence).toBe('variants.0.sizes.1.price: This price is needed.');
});

test('what is about no field stays as it is, and an answer too', async () => {
  const held = conflict('stock_held', 'Two are held.');
  expect(await told(held)).toBe(held);
  expect(await asProductForm(Promise.resolve(7))).toBe(7);
});
