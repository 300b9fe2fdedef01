import type { Product } from '@shop/contracts/rest/products';
import type { ExportColumn } from '../../../components/lists/csv.ts';

/** One line of an export: what is sold by itself, with its own code. */
export interface SoldThing {
  product: Product;
  sku: string;
  colour: string | null;
  size: string | null;
  price: number;
  discountPrice: number | null;
  stock: number;
}

/** Everything of a product that is sold by itself: its sizes, colours without sizes, or the product. */
export function soldThingsOf(product: Product): SoldThing[] {
  const thing = (
    of: Pick<Product, 'SKU' | 'price' | 'discountPrice' | 'stock'>,
    colour: string | null,
    size: string | null,
  ): SoldThing => ({
    ...{ product, sku: of.SKU, colour, size, price: of.price },
    ...{ discountPrice: of.discountPrice, stock: of.stock },
  });
  if (product.variants.length === 0) return [thing(product, null, null)];
  return product.variants.flatMap((variant) =>
    variant.sizes.length === 0
      ? [thing(variant, variant.color.name, null)]
      : variant.sizes.map((size) => thing(size, variant.color.name, size.size.name)),
  );
}

export const soldThingColumns: readonly ExportColumn<SoldThing>[] = [
  { heading: 'Product', value: ({ product }) => product.name },
  { heading: 'SKU', value: ({ sku }) => sku },
  { heading: 'Colour', value: ({ colour }) => colour },
  { heading: 'Size', value: ({ size }) => size },
  { heading: 'Price (GHS)', value: ({ price }) => price },
  { heading: 'Discount price (GHS)', value: ({ discountPrice }) => discountPrice },
  { heading: 'Stock', value: ({ stock }) => stock },
  { heading: 'Category', value: ({ product }) => product.category?.name },
  { heading: 'Brand', value: ({ product }) => product.brand?.name },
  { heading: 'Vendor', value: ({ product }) => product.vendor.shopName },
  { heading: 'Vendor contact', value: ({ product }) => product.vendor.shopPhone },
];
