import { mediaUrlOfWidth } from '@shop/contracts/media-url';
import { formatGhs, toCedis } from '@shop/contracts/money';
import type { ProductView } from '@shop/contracts/services/catalog';
import type { PageHead } from './page-head.ts';
import { absolute, type ShopFacts } from './shop-facts.ts';
import { shortText } from './short-text.ts';

const SHARED_WIDTH = 1080;

export const productPath = (id: number): string => `/customer/product/productdetail/${id}`;

function picturesOf({ images, variants }: ProductView): string[] {
  const own = images.length > 0 ? images : variants.flatMap((variant) => variant.images);
  return own.map(({ url }) => mediaUrlOfWidth(url, SHARED_WIDTH));
}

/** A product as it shows where its link is shared: its picture, its name and what is charged for it. */
export function productHead(product: ProductView, { shopName, publicUrl }: ShopFacts): PageHead {
  const { id, name, pricePesewas, discountPesewas } = product;
  const cedis = toCedis(discountPesewas ?? pricePesewas);
  const price = cedis.toFixed(2);
  const pictures = picturesOf(product);
  const canonicalPath = productPath(id);
  const description = shortText(product.description ?? `${name} from ${product.vendor.shopName}.`);
  const isThere = product.stock > 0 && product.available && product.stockStatus === 'IN_STOCK';
  return {
    title: `${name}, ${formatGhs(cedis)} – ${shopName}`,
    shareTitle: `${name}, ${formatGhs(cedis)}`,
    description,
    canonicalPath,
    imageUrl: pictures[0] ?? null,
    price,
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      sku: product.code,
      image: pictures.map((picture) => absolute(publicUrl, picture)),
      ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
      ...(product.category ? { category: product.category.name } : {}),
      offers: {
        '@type': 'Offer',
        url: absolute(publicUrl, canonicalPath),
        price,
        priceCurrency: 'GHS',
        availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: product.vendor.shopName },
      },
    },
  };
}
