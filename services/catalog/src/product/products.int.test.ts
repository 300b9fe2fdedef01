import type { ProductView } from '@shop/contracts/services/catalog';
import { productViewSchema } from '@shop/contracts/services/catalog';
import { eventually } from '@shop/testing/eventually';
import { startStubService } from '@shop/testing/stub-service';
import type { StubService } from '@shop/testing/stub-service';
import { newProduct, newSize, newVariant, startTestCatalog, vendorCard } from '../../test/test-catalog.ts';
import type { TestCatalog } from '../../test/test-catalog.ts';
import { readCatalogAudit } from '../audit/read-catalog-audit.ts';

let catalog: TestCatalog;
let identity: StubService;

beforeAll(async () => {
  identity = await startStubService((router) => {
    router.get('/vendors/:id', (req, res) => {
      if (!req.headers.authorization) res.status(401).json({ message: 'x', error: 'x', code: 'not_signed_in' });
      else if (['9', '10'].includes(req.params.id)) {
        res.json(vendorCard(Number(req.params.id), { shopName: 'Not yet told' }));
      } else res.status(404).json({ message: 'x', error: 'x', code: 'not_found' });
    });
  });
  catalog = await startTestCatalog({ env: { IDENTITY_URL: identity.url } });
});
afterAll(async () => {
  await catalog.stop();
  await identity.stop();
});
afterEach(async () => {
  expect((await readCatalogAudit(catalog.parts.database)).violations).toEqual([]);
});

const create = (fields: object, token: string = catalog.tokens.vendor) =>
  catalog.call('POST', '/products', { token, json: newProduct(fields) });
const read = (id: number, token?: string) => catalog.call<ProductView>('GET', `/products/${id}`, { token });
const isListed = async (id: number) => {
  const { body } = await catalog.call<{ total: number }>('GET', '/products', { query: { filter: { id } } });
  return body.total === 1;
};
const skusToldOf = async (productId: number) =>
  (await catalog.told('catalog.sku-changed.v1')).filter((sku) => sku.productId === productId);

describe('a new product without variants', () => {
  it('is answered, listed and told with all that it was given', async () => {
    const category = await catalog.lookup('categories');
    const subcategory = await catalog.lookup('subcategories', { categoryId: category.id });
    const [brand, material, origin] = await Promise.all([
      catalog.lookup('brands'),
      catalog.lookup('materials'),
      catalog.lookup('origins'),
    ]);
    const tags = [await catalog.lookup('tags', { name: 'zebra' }), await catalog.lookup('tags', { name: 'Ankara' })];
    const product = await catalog.product({
      name: 'Ɛfua’s dress',
      discountPesewas: 5050,
      longDescription: 'Long',
      categoryId: category.id,
      subCategoryId: subcategory.id,
      brandId: brand.id,
      materialId: material.id,
      originId: origin.id,
      tagIds: tags.map(({ id }) => id),
      imageUrls: ['/media/b', '/media/a'],
    });
    expect(productViewSchema.parse(product)).toEqual(product);
    const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
    expect(product).toMatchObject({
      name: 'Ɛfua’s dress',
      slug: `ɛfua-s-dress-${product.id}`,
      code: `P${product.id}`,
      vendor: { id: 3, shopName: 'Shop 3' },
      category: named(category),
      subCategory: named(subcategory),
      brand: named(brand),
      material: named(material),
      origin: named(origin),
      tags: tags.toReversed().map(named),
      pricePesewas: 6000,
      discountPesewas: 5050,
      stock: 5,
      available: true,
      stockStatus: 'IN_STOCK',
      variants: [],
    });
    expect(product.images.map(({ url }) => url)).toEqual(['/media/b', '/media/a']);
    expect((await read(product.id, catalog.tokens.vendor)).body).toEqual(product);
    expect(await isListed(product.id)).toBe(true);
    const [told] = await skusToldOf(product.id);
    expect(told).toMatchObject({
      unitPricePesewas: 5050,
      listPricePesewas: 6000,
      sellable: true,
      imageUrl: '/media/b',
      version: 1,
    });
    const changes = await catalog.told('catalog.product-changed.v1');
    expect(changes.filter(({ productId }) => productId === product.id)).toEqual([
      { productId: product.id, vendorId: 3, name: 'Ɛfua’s dress', listed: true, version: 1 },
    ]);
  });

  it('without a picture is there, but neither listed nor sold', async () => {
    const product = await catalog.product({ imageUrls: [] });
    expect(product).toMatchObject({ stock: 5, stockStatus: 'IN_STOCK' });
    expect((await read(product.id)).body).toMatchObject({ stock: 0, stockStatus: 'OUT_OF_STOCK' });
    expect(await isListed(product.id)).toBe(false);
    expect((await skusToldOf(product.id)).map(({ sellable }) => sellable)).toEqual([false]);
  });

  it('that is said to be out of stock is not sold, whatever its figures', async () => {
    const product = await catalog.product({ stockStatus: 'OUT_OF_STOCK' });
    expect(product).toMatchObject({ stock: 5, stockStatus: 'OUT_OF_STOCK' });
    expect((await read(product.id)).body).toMatchObject({ stock: 0, stockStatus: 'OUT_OF_STOCK' });
    const { body } = await catalog.call<{ rows: ProductView[] }>('GET', '/products', {
      query: { filter: { id: product.id } },
    });
    expect(body.rows).toMatchObject([{ stock: 0, stockStatus: 'OUT_OF_STOCK' }]);
    expect((await skusToldOf(product.id)).map(({ sellable }) => sellable)).toEqual([false]);
  });

  it('with nothing in stock shows that', async () => {
    expect(await catalog.product({ stock: 0 })).toMatchObject({
      stock: 0,
      stockStatus: 'OUT_OF_STOCK',
      available: true,
    });
  });
});

describe('a new product with variants', () => {
  it('sells its sizes and its size-less variants, shows the lowest charged price and the sum of the stock', async () => {
    const [gold, blue] = [await catalog.lookup('colors', { hex: '#FFD700' }), await catalog.lookup('colors')];
    const [small, large] = [await catalog.lookup('sizes'), await catalog.lookup('sizes')];
    const sizes = [
      newSize(small.id, { pricePesewas: 7000, stock: 2 }),
      newSize(large.id, { pricePesewas: 8025, discountPesewas: 6525, stock: 3 }),
    ];
    const product = await catalog.product({
      pricePesewas: null,
      stock: 99,
      imageUrls: [],
      variants: [
        newVariant(gold.id, { stock: 99, sizes, imageUrls: ['/media/gold'] }),
        newVariant(blue.id, { pricePesewas: 9000, stock: 4 }),
      ],
    });
    expect(productViewSchema.parse(product)).toEqual(product);
    expect(product).toMatchObject({ pricePesewas: 8025, discountPesewas: 6525, stock: 9 });
    const code = `P${product.id}`;
    expect(product.variants).toMatchObject([
      {
        colorId: gold.id,
        colorHex: '#FFD700',
        code: `${code}-C${gold.id}`,
        pricePesewas: 7000,
        stock: 5,
        images: [{ url: '/media/gold' }],
        sizes: [
          {
            sizeId: small.id,
            code: `${code}-C${gold.id}-S${small.id}`,
            pricePesewas: 7000,
            discountPesewas: null,
            stock: 2,
          },
          {
            sizeId: large.id,
            code: `${code}-C${gold.id}-S${large.id}`,
            pricePesewas: 8025,
            discountPesewas: 6525,
            stock: 3,
          },
        ],
      },
      { colorId: blue.id, code: `${code}-C${blue.id}`, pricePesewas: 9000, stock: 4, images: [], sizes: [] },
    ]);
    expect(await isListed(product.id)).toBe(true);
    const sellable = (await skusToldOf(product.id)).filter((sku) => sku.sellable);
    expect(sellable.map(({ code: sold, imageUrl }) => [sold, imageUrl])).toEqual([
      [`${code}-C${gold.id}-S${small.id}`, '/media/gold'],
      [`${code}-C${gold.id}-S${large.id}`, '/media/gold'],
      [`${code}-C${blue.id}`, '/media/gold'],
    ]);
  });

  it('takes a price from above where a variant or a size has none or 0', async () => {
    const [color, size] = [await catalog.lookup('colors'), await catalog.lookup('sizes')];
    const variants = [newVariant(color.id, { pricePesewas: 0, sizes: [newSize(size.id, { pricePesewas: 0 })] })];
    const product = await catalog.product({ pricePesewas: 4500, variants });
    expect(product.variants[0]).toMatchObject({ pricePesewas: 4500, sizes: [{ pricePesewas: 4500 }] });
  });

  it('does not count, price or sell what is not available', async () => {
    const [a, b] = [await catalog.lookup('colors'), await catalog.lookup('colors')];
    const size = await catalog.lookup('sizes');
    const product = await catalog.product({
      variants: [
        newVariant(a.id, { available: false, pricePesewas: 100, sizes: [newSize(size.id)] }),
        newVariant(b.id, { pricePesewas: 200, stock: 1 }),
      ],
    });
    expect((await read(product.id)).body).toMatchObject({ pricePesewas: 200, stock: 1 });
    expect((await skusToldOf(product.id)).filter(({ sellable }) => sellable)).toHaveLength(1);
  });
});

describe('a product that can’t be', () => {
  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['no price at all', { pricePesewas: null }, 'pricePesewas'],
    ['a price of 0', { pricePesewas: 0 }, 'pricePesewas'],
    ['a price as text', { pricePesewas: '60' }, 'pricePesewas'],
    ['a part of a pesewa', { pricePesewas: 0.5 }, 'pricePesewas'],
    ['too high a price', { pricePesewas: 9e15 }, 'pricePesewas'],
    ['a negative stock', { stock: -1 }, 'stock'],
    ['too large a stock', { stock: 1_000_001 }, 'stock'],
    ['an unknown category', { categoryId: 99_999 }, 'categoryId'],
    ['an unknown brand', { brandId: 99_999 }, 'brandId'],
    ['an unknown tag', { tagIds: [99_999] }, 'tagIds.0'],
    ['an unknown colour', { variants: [newVariant(99_999)] }, 'variants.0.colorId'],
    ['a picture that can’t be stored', { imageUrls: ['/media/\u0000'] }, 'imageUrls.0'],
    ['a name that can’t be stored', { name: 'a\u0000b' }, 'name'],
  ])('for %s is a 400 that names the field', async (_what, fields, path) => {
    const { status, body } = await create(fields);
    expect(status).toBe(400);
    expect(body.issues?.map((issue) => issue.path)).toContain(path);
  });

  it('for a subcategory of another category, or without its category, is a 400', async () => {
    const [a, b] = [await catalog.lookup('categories'), await catalog.lookup('categories')];
    const { id } = await catalog.lookup('subcategories', { categoryId: b.id });
    for (const categoryId of [a.id, null]) {
      const { status, body } = await create({ categoryId, subCategoryId: id });
      expect(status).toBe(400);
      expect(body.issues).toMatchObject([{ path: 'subCategoryId' }]);
    }
  });
});

describe('whose product it is', () => {
  it('a vendor’s is its own, whatever vendor the form names', async () => {
    expect((await catalog.product({ vendorId: 4 })).vendor.id).toBe(3);
  });

  it('an admin’s is the named vendor’s; without a name, or with an unknown one, a 400', async () => {
    const { admin } = catalog.tokens;
    expect((await catalog.product({ vendorId: 4 }, admin)).vendor.id).toBe(4);
    expect((await create({ vendorId: null }, admin)).body.code).toBe('vendor_needed');
    expect((await create({ vendorId: 77 }, admin)).body.code).toBe('vendor_unknown');
  });

  it('a vendor that no event told of yet is asked for', async () => {
    const product = await catalog.product({ vendorId: 9 }, catalog.tokens.admin);
    expect(product.vendor).toEqual({ id: 9, shopName: 'Not yet told', shopPhone: null });
  });

  it('of a vendor whose account was deleted none is made, nor moved to it, whatever identity still answers', async () => {
    const { admin } = catalog.tokens;
    const product = await catalog.product({ vendorId: 10 }, admin);
    await catalog.publish('identity.vendor-archived.v1', vendorCard(10, { isActive: false, version: 2 }));
    expect((await create({ vendorId: 10 }, admin)).body.code).toBe('vendor_unknown');
    const other = await catalog.product();
    const json = { vendorId: 10 };
    const moved = await catalog.call('PATCH', `/products/${other.id}`, { token: admin, json });
    expect(moved.body.code).toBe('vendor_unknown');
    await eventually('its product is gone', async () => (await read(product.id, admin)).status === 404);
  });

  it('visitors, customers and services make none', async () => {
    const { customer, orders } = catalog.tokens;
    expect((await catalog.call('POST', '/products', { json: newProduct({}) })).status).toBe(401);
    for (const token of [customer, orders]) expect((await create({}, token)).status).toBe(403);
  });

  it('only the owner and admins manage it', async () => {
    const product = await catalog.product();
    const { vendor, otherVendor, admin, customer } = catalog.tokens;
    const managed = async (token?: string) => {
      const query = { filter: { manage: true, id: product.id } };
      const { status, body } = await catalog.call<{ total: number }>('GET', '/products', { token, query });
      return status === 200 ? body.total : status;
    };
    expect(await Promise.all([vendor, otherVendor, admin, customer, undefined].map(managed))).toEqual([
      1, 0, 1, 403, 401,
    ]);
    for (const [token, status] of [
      [otherVendor, 404],
      [customer, 403],
      [undefined, 401],
    ] as const) {
      expect((await catalog.call('DELETE', `/products/${product.id}`, { token })).status).toBe(status);
    }
    expect((await read(product.id)).status).toBe(200);
  });
});

describe('a deleted product', () => {
  it('is gone for everybody and told once; a second time is a 404', async () => {
    const product = await catalog.product();
    const { vendor, admin } = catalog.tokens;
    const answers = await Promise.all(
      [vendor, admin, vendor].map((token) => catalog.call('DELETE', `/products/${product.id}`, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await read(product.id, admin)).body).toMatchObject({ message: 'Product not found' });
    expect(await isListed(product.id)).toBe(false);
    const deleted = (await catalog.told('catalog.product-deleted.v1')).filter(
      ({ productId }) => productId === product.id,
    );
    expect(deleted).toHaveLength(1);
    expect((await skusToldOf(product.id)).map(({ sellable, version }) => [sellable, version])).toEqual([
      [true, 1],
      [false, 2],
    ]);
  });
});

it.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '%00', '2147483648'])(
  'product %s is no server error',
  async (id) => {
    expect([400, 404]).toContain((await catalog.call('GET', `/products/${id}`)).status);
  },
);

describe('the vendor of products', () => {
  const card = (fields: object) => vendorCard(12, fields);
  const token = () => catalog.tokens.admin;

  it('when it becomes active or inactive, shows or hides a thousand products and tells every SKU', async () => {
    await catalog.publish('identity.vendor-registered.v1', card({ isActive: false }));
    const { id: categoryId } = await catalog.lookup('categories');
    const first = await catalog.product({ vendorId: 12, categoryId }, token());
    expect((await read(first.id)).status).toBe(404);
    expect((await read(first.id, token())).status).toBe(200);
    await copyProduct(first.id, 1000);

    await catalog.publish('identity.vendor-activated.v1', card({ isActive: true, version: 2 }));
    const listed = async () => {
      const { body } = await catalog.call<{ total: number }>('GET', '/products', {
        query: { filter: { vendorId: 12 } },
      });
      return body.total;
    };
    await eventually('all are listed', async () => (await listed()) === 1001, { withinMs: 20_000 });
    const told = (await catalog.told('catalog.sku-changed.v1')).filter(
      ({ vendorId, sellable }) => vendorId === 12 && sellable,
    );
    expect(told).toHaveLength(1001);

    await catalog.publish('identity.vendor-deactivated.v1', card({ isActive: false, version: 3 }));
    expect((await read(first.id)).status).toBe(404);
    await eventually('none is listed', async () => (await listed()) === 0, { withinMs: 20_000 });

    await catalog.publish('identity.vendor-activated.v1', card({ isActive: true, version: 2 }));
    expect((await read(first.id)).status).toBe(404);
  }, 60_000);

  it('that becomes inactive while a product is made leaves none listed', async () => {
    await catalog.publish('identity.vendor-registered.v1', vendorCard(13));
    const { database } = catalog.parts;
    const { made } = await database.transaction(async (tx) => {
      await tx.execute('UPDATE vendor_copy SET is_active = false WHERE vendor_id = 13');
      const making = catalog.product({ vendorId: 13 }, token());
      const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      const isWaiting = eventually('it waits', async () => (await database.query(waits)).length > 0);
      await Promise.race([making, isWaiting]);
      return { made: making };
    });
    expect(await isListed((await made).id)).toBe(false);
  });

  it('shows its new name at once, and tells those who keep what products show of it', async () => {
    const product = await catalog.product({}, catalog.tokens.otherVendor);
    await catalog.publish(
      'identity.vendor-changed.v1',
      vendorCard(4, { shopName: 'Renamed', shopPhone: '+233591234567', version: 2 }),
    );
    expect((await read(product.id)).body.vendor).toEqual({ id: 4, shopName: 'Renamed', shopPhone: '+233591234567' });
    const told = async () =>
      (await catalog.told('catalog.vendor-copy-changed.v1')).filter((each) => each.vendorId === 4);
    await eventually('it is told', async () => (await told()).some(({ version }) => version === 2));
  });

  /** More products like one, straight in the tables. */
  async function copyProduct(id: number, count: number): Promise<void> {
    const { database } = catalog.parts;
    await database.execute(
      `INSERT INTO product (id, vendor_id, name, name_key, slug, category_id, stock_status, created_at, version)
       SELECT 100000 + n, vendor_id, name, name_key, slug || n, category_id, stock_status, created_at, 1
       FROM product, generate_series(1, $2::integer) AS n WHERE id = $1`,
      [id, count],
    );
    await database.execute(
      `INSERT INTO product_image (product_id, url, position) SELECT 100000 + n, '/media/x', 1 FROM generate_series(1, $1::integer) AS n`,
      [count],
    );
    await database.execute(
      `INSERT INTO sku (product_id, code, price_pesewas, available, stock)
       SELECT 100000 + n, 'P' || 100000 + n, 6000, true, 0 FROM generate_series(1, $1::integer) AS n`,
      [count],
    );
  }
});
