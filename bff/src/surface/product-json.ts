import { toCedis } from '@shop/contracts/money';
import type { Product, ProductSize, ProductVariant } from '@shop/contracts/rest/products';
import type { ProductView, SizeView, VariantView } from '@shop/contracts/services/catalog';

type Offer = Pick<
  ProductView,
  'code' | 'pricePesewas' | 'discountPesewas' | 'stock' | 'heldStock' | 'available' | 'stockStatus'
>;

const offerJson = ({ code, pricePesewas, discountPesewas, stock, heldStock, available, stockStatus }: Offer) => ({
  SKU: code,
  price: toCedis(pricePesewas),
  discountPrice: discountPesewas === null ? null : toCedis(discountPesewas),
  stock,
  ...(heldStock === undefined ? {} : { heldStock }),
  available,
  stockStatus,
});

const sizeJson = (size: SizeView): ProductSize => ({
  id: size.id,
  productVariantId: size.variantId,
  sizeId: size.sizeId,
  size: { id: size.sizeId, name: size.sizeName },
  ...offerJson(size),
});

const variantJson = (variant: VariantView): ProductVariant => ({
  id: variant.id,
  colorId: variant.colorId,
  color: { id: variant.colorId, name: variant.colorName, hex: variant.colorHex },
  ...offerJson(variant),
  images: variant.images,
  sizes: variant.sizes.map(sizeJson),
});

/** A product as the public API shows it: money in cedis, every documented field present. */
export const productJson = (product: ProductView): Product => ({
  id: product.id,
  name: product.name,
  description: product.description,
  longDescription: product.longDescription,
  slug: product.slug,
  vendorId: product.vendor.id,
  vendor: product.vendor,
  categoryId: product.category?.id ?? null,
  category: product.category,
  subCategoryId: product.subCategory?.id ?? null,
  brandId: product.brand?.id ?? null,
  brand: product.brand,
  materialId: product.material?.id ?? null,
  originId: product.origin?.id ?? null,
  tag: product.tags[0]?.name ?? null,
  tagIds: product.tags.map(({ id }) => id),
  ...offerJson(product),
  images: product.images,
  videos: product.videos,
  variants: product.variants.map(variantJson),
  createdAt: product.createdAt,
});
