import { productView } from '../../../test/product-view.ts';
import type { SiteReader } from '../site-reader.ts';
import { headOfAddress } from './head-of-address.ts';

const shop = { shopName: 'Akwadaa', publicUrl: 'https://shop.example', logoUrl: '/media/logo/640.webp' };
const page = { id: 1, slug: 'sizing', title: 'Sizes', description: 'How to measure', isVisible: true };
const reader: SiteReader = {
  shop: () => Promise.resolve(shop),
  product: (id) => Promise.resolve(id === 12 ? productView({ description: 'Soft\ncotton' }) : null),
  page: (slug) => Promise.resolve(slug === 'sizing' ? { ...page, showInHeader: true, showInFooter: false } : null),
  categoryName: (id) => Promise.resolve(id === 2 ? 'Dresses' : null),
  vendorName: (id) => Promise.resolve(id === 3 ? 'Little Stars' : null),
  firstSlide: () => Promise.resolve(null),
  newestProducts: () => Promise.resolve([]),
  listedPages: () => Promise.resolve({ slugs: [], categoryIds: [], vendorIds: [], products: 0 }),
  listedProductIds: () => Promise.resolve([]),
};
const headAt = (path: string) => headOfAddress(new URL(path, shop.publicUrl), shop, reader);

describe('what a page says of itself', () => {
  test('a product’s link shows its picture, its name and its price', async () => {
    expect(await headAt('/customer/product/productdetail/12')).toMatchObject({
      title: 'Kente romper, GHS 75.50 – Akwadaa',
      shareTitle: 'Kente romper, GHS 75.50',
      description: 'Soft cotton',
      canonicalPath: '/customer/product/productdetail/12',
      imageUrl: '/media/ab/1080.webp',
      price: '75.50',
      facts: {
        '@type': 'Product',
        image: ['https://shop.example/media/ab/1080.webp'],
        offers: { price: '75.50', priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
      },
    });
  });

  test('the price is the one that is charged, and what is sold out says so', async () => {
    const reduced = productView({ discountPesewas: 6005, stock: 0 });
    const head = await headOfAddress(new URL('/customer/product/productdetail/9', shop.publicUrl), shop, {
      ...reader,
      product: () => Promise.resolve(reduced),
    });
    expect(head).toMatchObject({
      price: '60.05',
      facts: { offers: { price: '60.05', availability: 'https://schema.org/OutOfStock' } },
    });
  });

  test('the back office’s link to a product names the product’s own address', async () => {
    expect((await headAt('/admin/product/Productdetail/12'))?.canonicalPath).toBe('/customer/product/productdetail/12');
  });

  test('a product or page that is not there is not there', async () => {
    expect(await headAt('/customer/product/productdetail/99')).toBeNull();
    expect(await headAt('/pages/gone')).toBeNull();
  });

  test('a page of the admins’ has its own title', async () => {
    expect(await headAt('/pages/sizing')).toMatchObject({
      title: 'Sizes – Akwadaa',
      description: 'How to measure',
      canonicalPath: '/pages/sizing',
    });
  });

  test.each([
    ['/customer/browse?category=2&size=5&sort=name&page=3', 'Dresses – Akwadaa', '/customer/browse?category=2'],
    ['/customer/browse?vendor=3&q=x', 'Little Stars – Akwadaa', '/customer/browse?vendor=3'],
    ['/customer/browse?category=99', 'All clothes – Akwadaa', '/customer/browse'],
    ['/customer/browse?category=%22%3E', 'All clothes – Akwadaa', '/customer/browse'],
    ['/pricing?from=ad', 'Pricing – Akwadaa', '/pricing'],
    ['/', 'Akwadaa – children’s clothes in Ghana', '/'],
  ])('%s is %s', async (path, title, canonicalPath) => {
    expect(await headAt(path)).toMatchObject({ title, canonicalPath });
  });

  test.each(['/customer/orders', '/delivery/map', '/payment-callback?reference=CK-1', '/constructor', '/no/such'])(
    '%s stays out of search engines',
    async (path) => {
      expect((await headAt(path))?.canonicalPath).toBeNull();
    },
  );
});
