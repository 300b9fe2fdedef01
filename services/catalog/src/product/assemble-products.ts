import type { ProductFacts, SizeFacts, SkuRow, VariantFacts } from './product-facts.ts';
import type { ImageRow, ProductRow, ProductRows, SkuLevelRow } from './product-rows.ts';

/** Puts the rows of several products together, in the order of the ids; a part that is just being made is left out. */
export function assembleProducts(ids: readonly number[], rows: ProductRows): ProductFacts[] {
  const tags = byOwner(rows.tags);
  const images = byOwner(rows.images);
  const videos = byOwner(rows.videos);
  const variants = byOwner(rows.variants);
  const variantImages = byOwner(rows.variantImages);
  const sizes = byOwner(rows.sizes);
  const skus = new Map(rows.skus.map((row) => [levelOf(row), skuOf(row)]));
  const products = new Map(rows.products.map((row) => [row.id, row]));

  const sizesOf = (variantId: number): SizeFacts[] =>
    of(sizes, variantId).flatMap(({ id, sizeId, sizeName }) => {
      const sku = skus.get(`size ${id}`);
      return sku ? [{ id, sizeId, sizeName, ...sku }] : [];
    });
  const variantsOf = (productId: number): VariantFacts[] =>
    of(variants, productId).flatMap(({ id, colorId, colorName, colorHex }) => {
      const sku = skus.get(`variant ${id}`);
      const pictures = of(variantImages, id).map(imageOf);
      return sku ? [{ id, colorId, colorName, colorHex, ...sku, images: pictures, sizes: sizesOf(id) }] : [];
    });

  return ids.flatMap((id) => {
    const row = products.get(id);
    const sku = skus.get(`product ${id}`);
    if (!row || !sku) return [];
    return [
      {
        ...productOf(row),
        ...sku,
        tags: of(tags, id).map((tag) => ({ id: tag.id, name: tag.name })),
        images: of(images, id).map(imageOf),
        videos: of(videos, id).map((video) => ({ id: video.id, url: video.url })),
        variants: variantsOf(id),
      },
    ];
  });
}

function byOwner<Row extends { ownerId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const owned = new Map<number, Row[]>();
  for (const row of rows) {
    const siblings = owned.get(row.ownerId);
    if (siblings) siblings.push(row);
    else owned.set(row.ownerId, [row]);
  }
  return owned;
}

const of = <Row>(owned: Map<number, Row[]>, ownerId: number): Row[] => owned.get(ownerId) ?? [];

const imageOf = ({ id, url, alt }: ImageRow) => ({ id, url, alt });

const levelOf = ({ productId, variantId, variantSizeId }: SkuLevelRow): string => {
  if (variantSizeId !== null) return `size ${variantSizeId}`;
  return variantId === null ? `product ${productId}` : `variant ${variantId}`;
};

const skuOf = (row: SkuLevelRow): SkuRow => ({
  skuId: row.skuId,
  code: row.code,
  pricePesewas: row.pricePesewas,
  discountPesewas: row.discountPesewas,
  available: row.available,
  stock: row.stock,
  reserved: row.reserved,
});

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

const productOf = (row: ProductRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  longDescription: row.longDescription,
  slug: row.slug,
  vendor: { id: row.vendorId, shopName: row.shopName, shopPhone: row.shopPhone, isActive: row.vendorIsActive },
  category: { id: row.categoryId, name: row.categoryName },
  subCategory: named(row.subCategoryId, row.subCategoryName),
  brand: named(row.brandId, row.brandName),
  material: named(row.materialId, row.materialName),
  origin: named(row.originId, row.originName),
  stockStatus: row.stockStatus,
  createdAt: row.createdAt,
  archivedAt: row.archivedAt,
  listed: row.listed,
});
