import { effectivePrice, priceOfSize, priceOfVariant } from './price.ts';

const own = (pricePesewas: number | null, discountPesewas: number | null = null) => ({ pricePesewas, discountPesewas });
const none = own(null);

describe('the price of a size', () => {
  it.each([
    { from: 'the size', size: own(70), variant: own(60), first: own(50), product: own(40), charged: 70 },
    { from: 'the variant', size: none, variant: own(60), first: own(50), product: own(40), charged: 60 },
    { from: 'the first size', size: none, variant: none, first: own(50), product: own(40), charged: 50 },
    { from: 'the product', size: none, variant: none, first: none, product: own(40), charged: 40 },
    {
      from: 'the variant where the size says 0',
      size: own(0),
      variant: own(60),
      first: none,
      product: none,
      charged: 60,
    },
    {
      from: 'the product where all else says 0',
      size: own(0),
      variant: own(0),
      first: own(0),
      product: own(40),
      charged: 40,
    },
  ])('comes from $from', ({ size, variant, first, product, charged }) => {
    const price = priceOfSize(size, { ...variant, sizes: [first, size] }, product);
    expect(price?.unitPesewas).toBe(charged);
  });

  it('is none at all where no level has one, so that nothing is sold for 0', () => {
    expect(priceOfSize(own(0), { ...none, sizes: [own(0)] }, own(0))).toBeNull();
  });
});

describe('the price of a variant', () => {
  it('is its own, then its first size’s, then the product’s', () => {
    expect(priceOfVariant({ ...own(60), sizes: [own(50)] }, own(40))?.unitPesewas).toBe(60);
    expect(priceOfVariant({ ...none, sizes: [own(50), own(45)] }, own(40))?.unitPesewas).toBe(50);
    expect(priceOfVariant({ ...none, sizes: [] }, own(40))?.unitPesewas).toBe(40);
  });
});

describe('a discount', () => {
  it.each([
    { discount: 60, listed: 70, charged: 60, shown: 60 },
    { discount: 70, listed: 70, charged: 70, shown: null },
    { discount: 80, listed: 70, charged: 70, shown: null },
    { discount: 0, listed: 70, charged: 70, shown: null },
    { discount: null, listed: 70, charged: 70, shown: null },
  ])('of $discount on $listed charges $charged', ({ discount, listed, charged, shown }) => {
    expect(effectivePrice([own(listed, discount)])).toEqual({
      listPesewas: listed,
      discountPesewas: shown,
      unitPesewas: charged,
    });
  });

  it('counts only on the level where the price stands', () => {
    expect(effectivePrice([own(null, 10), own(70)])?.unitPesewas).toBe(70);
    expect(effectivePrice([own(70), own(60, 10)])?.unitPesewas).toBe(70);
  });
});
