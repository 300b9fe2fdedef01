import { productFacts, sizeFacts, variantFacts } from './product-facts.fixture.ts';
import { productChanges } from './product-trail.ts';

it('names what became different, and nothing else', () => {
  const before = productFacts({ brand: { id: 4, name: 'Ama' } });
  const after = productFacts({
    name: 'Dress',
    pricePesewas: 6100,
    stock: 3,
    images: [{ id: 8, url: '/x', alt: null }],
  });
  expect(productChanges(before, after)).toEqual({
    name: { from: 'Romper', to: 'Dress' },
    pricePesewas: { from: 6000, to: 6100 },
    stock: { from: 10, to: 3 },
    brandId: { from: 4, to: null },
    images: { from: null, to: '8' },
  });
});

it('says of a long text only that it changed', () => {
  const changes = productChanges(productFacts(), productFacts({ description: 'Very soft' }));
  expect(changes).toEqual({ description: { from: null, to: null } });
});

it('names changes of a size behind the code that it had, and what comes and goes', () => {
  const size = sizeFacts(5, { code: 'P12-C1-S5', pricePesewas: 500, stock: 2 });
  const before = productFacts({ variants: [variantFacts(1, { code: 'P12-C1', sizes: [size] })] });
  const resized = { ...size, code: 'P12-C1-S6', pricePesewas: 700 };
  const after = productFacts({ variants: [variantFacts(1, { code: 'P12-C1', sizes: [resized] })] });
  expect(productChanges(before, after)).toEqual({
    'P12-C1-S5.code': { from: 'P12-C1-S5', to: 'P12-C1-S6' },
    'P12-C1-S5.pricePesewas': { from: 500, to: 700 },
  });
  expect(productChanges(before, productFacts())).toMatchObject({
    'P12-C1.code': { from: 'P12-C1', to: null },
    'P12-C1-S5.stock': { from: 2, to: null },
  });
});

it('stays small, however much changed', () => {
  const sizes = Array.from({ length: 100 }, (_, index) => sizeFacts(index + 1));
  const changes = productChanges(productFacts(), productFacts({ variants: [variantFacts(1, { sizes })] }));
  expect(Object.keys(changes)).toHaveLength(201);
  expect(changes['more']).toEqual({ from: null, to: expect.any(Number) });
});
