import { productCode, sizeCode, variantCode } from './sku-code.ts';

it('a code names the product, the colour and the size', () => {
  expect(productCode(12)).toBe('P12');
  expect(variantCode(12, 5)).toBe('P12-C5');
  expect(sizeCode(12, 5, 2)).toBe('P12-C5-S2');
});

it('different parts never share a code', () => {
  expect(sizeCode(1, 11, 1)).not.toBe(sizeCode(1, 1, 11));
  expect(variantCode(11, 1)).not.toBe(variantCode(1, 11));
});
