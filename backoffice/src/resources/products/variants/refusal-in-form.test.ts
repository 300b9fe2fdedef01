import { ApiError } from '@shop/browser/http/api-error';
import { refusalInForm } from './refusal-in-form.ts';

const refusal = (...paths: string[]) =>
  refusalInForm(
    new ApiError(
      400,
      'invalid',
      'No.',
      paths.map((path) => ({ path, message: `about ${path}` })),
      true,
    ),
  );

test('what the shop says of a field stands at that field of the form', () => {
  expect(refusal('productData.name', 'variants.1.sizes.0.price', 'variants.0.discountPrice')).toEqual({
    name: 'about productData.name',
    variants: [
      { discountPrice: 'about variants.0.discountPrice' },
      { sizes: [{ price: 'about variants.1.sizes.0.price' }] },
    ],
  });
});

test('what is said of all colours together has no field', () => {
  expect(refusal('variants')).toEqual({});
  expect(refusalInForm(new Error('broken'))).toEqual({});
});
