import { productChangeSchema } from '@shop/contracts/services/catalog-changes';
import { productFacts, sizeFacts, variantFacts } from '../product/product-facts.fixture.ts';
import { decideStock } from './decide-stock.ts';

const change = (fields: object) => productChangeSchema.parse(fields);

describe('the stock that a form gives', () => {
  it.each([
    ['a new figure without the old one is written as given', { stock: 4 }, [{ skuId: 100, quantity: -6 }]],
    ['a new figure beside the present one is written', { stock: 12, stockSeen: 10 }, [{ skuId: 100, quantity: 2 }]],
    ['a figure that the form only carried along changes nothing', { stock: 13, stockSeen: 13 }, []],
    ['the present figure without an old one changes nothing', { stock: 10 }, []],
    ['no figure changes nothing', { stockSeen: 8 }, []],
    ['what checkouts hold is the least that may stay', { stock: 3 }, [{ skuId: 100, quantity: -7 }]],
  ])('%s', (_promise, fields, lines) => {
    expect(decideStock(productFacts({ reserved: 3 }), change(fields))).toEqual({ lines });
  });

  it('based on another figure than the present one is refused, and the present one is named', () => {
    expect(decideStock(productFacts(), change({ stock: 12, stockSeen: 13 }))).toEqual({
      refusal: { code: 'stock_changed', message: expect.stringContaining('is 10 now, not 13') },
    });
  });

  it('based on another figure is refused also where it happens to be the present one', () => {
    expect(decideStock(productFacts(), change({ stock: 10, stockSeen: 12 }))).toMatchObject({
      refusal: { code: 'stock_changed' },
    });
  });

  it('below what checkouts hold is refused', () => {
    expect(decideStock(productFacts({ reserved: 3 }), change({ stock: 2 }))).toMatchObject({
      refusal: { code: 'stock_held', message: expect.stringContaining('3 of “Romper”') },
    });
  });

  it('goes to the level that is sold: a size, a size-less variant', () => {
    const variants = [variantFacts(1, { sizes: [sizeFacts(5, { stock: 2 })] }), variantFacts(2, { stock: 3 })];
    const product = productFacts({ stock: 0, variants });
    const listed = [
      { id: 1, stock: 50, addImageUrls: [], sizes: [{ id: 5, stock: 6 }] },
      { id: 2, stock: 1, addImageUrls: [] },
    ];
    expect(decideStock(product, change({ stock: 99, variants: listed }))).toEqual({
      lines: [
        { skuId: 305, quantity: 4 },
        { skuId: 202, quantity: -2 },
      ],
    });
  });

  it('a product that gets variants keeps of its own stock what checkouts hold, and no more', () => {
    const product = productFacts({ reserved: 4, variants: [variantFacts(1)] });
    expect(decideStock(product, change({}))).toEqual({ lines: [{ skuId: 100, quantity: -6 }] });
  });
});
