import { newProductIssues } from './new-product-issues.ts';
import { newProduct, newVariant } from './new-product-values.ts';

const vendor = { isAdmin: false };
const whole = { ...newProduct([]), name: 'Romper', price: 60, stock: 0 };

describe('the form of a new product', () => {
  it('takes a basic product with a name, a price and a stock', () => {
    expect(newProductIssues(whole, vendor)).toEqual({});
    expect(Object.keys(newProductIssues(newProduct([]), vendor))).toEqual(['name', 'price', 'stock']);
  });

  it('asks admins whose it is', () => {
    expect(newProductIssues(whole, { isAdmin: true })).toHaveProperty('vendorId');
  });

  it('sells nothing for 0', () => {
    expect(newProductIssues({ ...whole, price: 0 }, vendor)).toHaveProperty('price');
  });

  it('finds what is missing in each colour and size', () => {
    const sizes = [
      { sizeId: 4, stock: 3, price: null },
      { sizeId: 5, stock: null, price: 0 },
    ];
    const issues = newProductIssues({ ...whole, variants: [{ ...newVariant(), colorId: 1, sizes }] }, vendor);
    expect(issues).toEqual({
      variants: [{ sizes: [{}, { stock: expect.any(String) as string, price: expect.any(String) as string }] }],
    });
  });

  it('tells a colour that stands there twice, and one without any stock', () => {
    const gold = { ...newVariant(), colorId: 1, stock: 1 };
    expect(newProductIssues({ ...whole, variants: [gold, { ...gold, stock: null }] }, vendor)).toEqual({
      variants: [{}, { colorId: 'This colour is there already.', stock: expect.any(String) as string }],
    });
  });
});
