import type { ProductFacts } from './product-facts.ts';
import type { ImageRow, ProductRow, ProductRows } from './product-rows.ts';

/** Puts the rows of several products together, in the order of the ids. */
export function assembleProducts(ids: readonly number[], rows: ProductRows): ProductFacts[] {
  const tags = byOwner(rows.tags);
  const images = byOwner(rows.images);
  const videos = byOwner(rows.videos);
  const variantImages = byOwner(rows.variantImages);
  const sizes = byOwner(rows.sizes);
  const variants = byOwner(
    rows.variants.map((row) => ({
      ...row,
      images: of(variantImages, row.id).map(imageOf),
      sizes: of(sizes, row.id),
    })),
  );
  const products = new Map(rows.products.map((row) => [row.id, row]));

  return ids.flatMap((id) => {
    const row = products.get(id);
    if (!row) return [];
    return productOf(row, {
      tags: of(tags, id).map((tag) => ({ id: tag.id, name: tag.name })),
      images: of(images, id).map(imageOf),
      videos: of(videos, id).map((video) => ({ id: video.id, url: video.url })),
      variants: of(variants, id),
    });
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

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

type Parts = Pick<ProductFacts, 'tags' | 'images' | 'videos' | 'variants'>;
// Field by field: a product spread out of several objects takes ten times as long, and lists have a thousand of them.
const productOf = (row: ProductRow, { tags, images, videos, variants }: Parts): ProductFacts => ({
  skuId: row.skuId,
  code: row.code,
  pricePesewas: row.pricePesewas,
  discountPesewas: row.discountPesewas,
  available: row.available,
  stock: row.stock,
  reserved: row.reserved,
  id: row.id,
  name: row.name,
  description: row.description,
  longDescription: row.longDescription,
  slug: row.slug,
  vendor: { id: row.vendorId, shopName: row.shopName, shopPhone: row.shopPhone, isActive: row.vendorIsActive },
  category: named(row.categoryId, row.categoryName),
  subCategory: named(row.subCategoryId, row.subCategoryName),
  brand: named(row.brandId, row.brandName),
  material: named(row.materialId, row.materialName),
  origin: named(row.originId, row.originName),
  stockStatus: row.stockStatus,
  createdAt: row.createdAt,
  archivedAt: row.archivedAt,
  listed: row.listed,
  tags,
  images,
  videos,
  variants,
});
