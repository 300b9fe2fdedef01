import type { Product, ProductSize, ProductVariant } from '@shop/contracts/rest/products';

/** One row of the list: a product, or one colour of it with what its first size costs and how many of that are there. */
export interface ProductRow {
  /** Of the row alone. */
  id: string;
  product: Product;
  variant: ProductVariant | null;
  imageUrl: string | null;
  /** "Gold, 2–3 years"; empty for a product without colours. */
  choice: string;
  price: number;
  discountPrice: number | null;
  stock: number;
  heldStock: number;
  /** Where it stands among the rows of its product. */
  isFirst: boolean;
  isLast: boolean;
}

type Offer = Product | ProductVariant | ProductSize;

/** A price of 0 means "not set": the next one in the fallback holds, with its own discount. */
const priced = (...levels: readonly (Offer | undefined)[]) =>
  levels.find((level) => level !== undefined && level.price > 0);

export function rowsOfProduct(product: Product): ProductRow[] {
  const variants = product.variants.length === 0 ? [null] : product.variants;
  return variants.map((variant, place) => ({
    ...rowOf(product, variant),
    isFirst: place === 0,
    isLast: place === variants.length - 1,
  }));
}

function rowOf(product: Product, variant: ProductVariant | null): Omit<ProductRow, 'isFirst' | 'isLast'> {
  const size = variant?.sizes[0];
  const offer = priced(size, variant ?? undefined, product) ?? product;
  const counted = size ?? variant ?? product;
  return {
    id: variant ? `${product.id}-${variant.id}` : String(product.id),
    product,
    variant,
    imageUrl: (variant?.images[0] ?? product.images[0])?.url ?? null,
    choice: [variant?.color.name, size?.size.name].filter((word) => word !== undefined).join(', '),
    price: offer.price,
    discountPrice: offer.discountPrice,
    stock: counted.stock,
    heldStock: counted.heldStock ?? 0,
  };
}
