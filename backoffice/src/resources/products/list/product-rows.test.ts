import { gold, productWith } from '../variants/product.fixture.ts';
import { rowsOfProduct } from './product-rows.ts';

const product = productWith();

describe('the rows of a product', () => {
  it('are one for each colour, with what its first size costs and how many of it are there', () => {
    const rows = rowsOfProduct(product);
    expect(rows.map(({ variant }) => variant?.id)).toEqual(product.variants.map(({ id }) => id));
    const [first] = gold.sizes;
    expect(rows[0]).toMatchObject({ price: first?.price, stock: first?.stock, choice: `Gold, ${first?.size.name}` });
  });

  it('are one where there are no colours', () => {
    expect(rowsOfProduct({ ...product, variants: [], price: 65, stock: 3 })).toMatchObject([
      { id: String(product.id), variant: null, choice: '', price: 65, stock: 3 },
    ]);
  });

  it('know which of them begins and which ends their product', () => {
    const places = (rows: ReturnType<typeof rowsOfProduct>) => rows.map(({ isFirst, isLast }) => [isFirst, isLast]);
    expect(places(rowsOfProduct(product))).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(places(rowsOfProduct({ ...product, variants: [] }))).toEqual([[true, true]]);
  });

  it('show the next price in the fallback where one is not set', () => {
    const bare = { ...gold, price: 0, sizes: [] };
    expect(rowsOfProduct({ ...product, price: 70, discountPrice: 60, variants: [bare] })[0]).toMatchObject({
      price: 70,
      discountPrice: 60,
    });
  });
});
