import { productSchema } from '@shop/contracts/rest/products';
import { productView } from '../../test/product-view.ts';
import { productJson } from './product-json.ts';

describe('a product as the API shows it', () => {
  it('has every documented field and its prices in cedis', () => {
    const shown = productJson(productView());
    expect(productSchema.strict().parse(shown)).toEqual(shown);
    expect(shown).toMatchObject({ price: 75.5, discountPrice: null, SKU: 'P12', vendorId: 3, categoryId: 1 });
    expect(shown.variants[0]).toMatchObject({ price: 75.5, discountPrice: 60.25, color: { id: 2, name: 'Gold' } });
    expect(shown.variants[0]?.sizes[0]).toMatchObject({ productVariantId: 20, price: 0.05, size: { id: 4 } });
  });

  it('has null where there is nothing, never a missing field', () => {
    const bare = productJson(productView({ category: null, tags: [], images: [], variants: [] }));
    expect(bare).toMatchObject({
      categoryId: null,
      category: null,
      subCategoryId: null,
      brandId: null,
      materialId: null,
      originId: null,
      tag: null,
      tagIds: [],
      images: [],
      variants: [],
    });
  });

  it('names the first of its tags', () => {
    expect(productJson(productView())).toMatchObject({ tag: 'festive', tagIds: [8, 9] });
  });

  it('tells what checkouts hold only where the catalog does', () => {
    expect(productJson(productView())).not.toHaveProperty('heldStock');
    expect(productJson(productView({ heldStock: 2 }))).toMatchObject({ heldStock: 2 });
  });

  it('does not tell the ids of what is sold', () => {
    expect(JSON.stringify(productJson(productView()))).not.toMatch(/skuId|Pesewas/);
  });
});
