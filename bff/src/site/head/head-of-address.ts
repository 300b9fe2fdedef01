import type { SiteReader } from '../site-reader.ts';
import { fixedHead, privateHead, SHOP_DESCRIPTION } from './fixed-heads.ts';
import type { PageHead } from './page-head.ts';
import { productHead } from './product-head.ts';
import type { ShopFacts } from './shop-facts.ts';
import { shortText } from './short-text.ts';

/** Also the address under which the back office's links show a visitor a product. */
const PRODUCT = /^\/(?:customer\/product\/productdetail|admin\/product\/Productdetail)\/([1-9]\d{0,8})$/i;
const PAGE = /^\/pages\/([a-z0-9-]{1,200})$/;
const BROWSE = '/customer/browse';

const idIn = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** The head of one of the storefront's addresses; null where it names something that is not there. */
export async function headOfAddress(url: URL, shop: ShopFacts, reader: SiteReader): Promise<PageHead | null> {
  const { pathname } = url;
  const [, productId] = PRODUCT.exec(pathname) ?? [];
  if (productId !== undefined) {
    const product = await reader.product(Number(productId));
    return product && productHead(product, shop);
  }
  const [, slug] = PAGE.exec(pathname) ?? [];
  if (slug !== undefined) {
    const page = await reader.page(slug);
    return (
      page && {
        title: `${page.title} – ${shop.shopName}`,
        description: shortText(page.description ?? SHOP_DESCRIPTION),
        canonicalPath: pathname,
      }
    );
  }
  if (pathname === BROWSE) return browseHead(url.searchParams, shop, reader);
  return fixedHead(pathname, shop) ?? privateHead(shop);
}

/** A category or a vendor has a page of its own; searches and other filters are views of the same. */
async function browseHead(params: URLSearchParams, shop: ShopFacts, reader: SiteReader): Promise<PageHead> {
  const [categoryId, vendorId] = [idIn(params.get('category')), idIn(params.get('vendor'))];
  const category = categoryId === null ? null : await reader.categoryName(categoryId);
  const vendor = category !== null || vendorId === null ? null : await reader.vendorName(vendorId);
  const name = category ?? vendor;
  return {
    title: `${name ?? 'All clothes'} – ${shop.shopName}`,
    description: name === null ? SHOP_DESCRIPTION : `${name}: children’s clothes in Ghana, with prices and sizes.`,
    canonicalPath:
      category !== null
        ? `${BROWSE}?category=${categoryId}`
        : vendor !== null
          ? `${BROWSE}?vendor=${vendorId}`
          : BROWSE,
  };
}
