import type { Queryable } from '@shop/chassis/database/database';
import { assembleProducts } from './assemble-products.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ImageRow, ProductRow, SizeRow, TagRow, VariantRow, VideoRow } from './product-rows.ts';

/** What stands on one level of a product; a level without it is just being made, and left out. */
const SKU = `sku.id AS "skuId", sku.code, sku.price_pesewas AS "pricePesewas", sku.discount_pesewas AS "discountPesewas",
    sku.available, sku.stock, sku.reserved`;

const PRODUCTS = `
  SELECT p.id, p.name, p.description, p.long_description AS "longDescription", p.slug, p.stock_status AS "stockStatus",
    p.created_at AS "createdAt", p.archived_at AS "archivedAt", p.listed,
    v.vendor_id AS "vendorId", v.shop_name AS "shopName", v.shop_phone AS "shopPhone", v.is_active AS "vendorIsActive",
    p.category_id AS "categoryId", c.name AS "categoryName", s.id AS "subCategoryId", s.name AS "subCategoryName",
    b.id AS "brandId", b.name AS "brandName", m.id AS "materialId", m.name AS "materialName",
    o.id AS "originId", o.name AS "originName", ${SKU}
  FROM product p
  JOIN sku ON sku.product_id = p.id AND sku.variant_id IS NULL AND sku.archived_at IS NULL
  JOIN vendor_copy v ON v.vendor_id = p.vendor_id
  LEFT JOIN category c ON c.id = p.category_id
  LEFT JOIN subcategory s ON s.id = p.sub_category_id
  LEFT JOIN brand b ON b.id = p.brand_id
  LEFT JOIN material m ON m.id = p.material_id
  LEFT JOIN origin o ON o.id = p.origin_id
  WHERE p.id = ANY($1::integer[])`;

const TAGS = `
  SELECT pt.product_id AS "ownerId", t.id, t.name
  FROM product_tag pt JOIN tag t ON t.id = pt.tag_id
  WHERE pt.product_id = ANY($1::integer[]) ORDER BY t.name_key, t.id`;

const PRODUCT_IMAGES = `
  SELECT product_id AS "ownerId", id, url, alt FROM product_image
  WHERE product_id = ANY($1::integer[]) ORDER BY position, id`;

const VIDEOS = `
  SELECT product_id AS "ownerId", id, url FROM product_video
  WHERE product_id = ANY($1::integer[]) ORDER BY position, id`;

const VARIANTS = `
  SELECT v.product_id AS "ownerId", v.id, v.color_id AS "colorId", c.name AS "colorName", c.hex AS "colorHex",
    ${SKU}
  FROM variant v JOIN color c ON c.id = v.color_id
  JOIN sku ON sku.variant_id = v.id AND sku.variant_size_id IS NULL AND sku.archived_at IS NULL
  WHERE v.product_id = ANY($1::integer[]) AND v.archived_at IS NULL ORDER BY v.id`;

const VARIANT_IMAGES = `
  SELECT i.variant_id AS "ownerId", i.id, i.url, i.alt FROM variant_image i
  WHERE i.variant_id = ANY($1::integer[]) ORDER BY i.position, i.id`;

const SIZES = `
  SELECT vs.variant_id AS "ownerId", vs.id, vs.size_id AS "sizeId", s.name AS "sizeName", ${SKU}
  FROM variant_size vs JOIN size s ON s.id = vs.size_id
  JOIN sku ON sku.variant_size_id = vs.id AND sku.archived_at IS NULL
  WHERE vs.variant_id = ANY($1::integer[]) AND vs.archived_at IS NULL ORDER BY vs.id`;

/** Products with all their live parts, archived products too, in the order of the ids; unknown ids are left out. */
export async function loadProductFacts(db: Queryable, ids: readonly number[]): Promise<ProductFacts[]> {
  if (ids.length === 0) return [];
  const products = await db.query<ProductRow>(PRODUCTS, [ids]);
  const variants = await db.query<VariantRow>(VARIANTS, [ids]);
  const variantIds = variants.map(({ id }) => id);
  return assembleProducts(ids, {
    products,
    variants,
    tags: await db.query<TagRow>(TAGS, [ids]),
    images: await db.query<ImageRow>(PRODUCT_IMAGES, [ids]),
    videos: await db.query<VideoRow>(VIDEOS, [ids]),
    variantImages: await db.query<ImageRow>(VARIANT_IMAGES, [variantIds]),
    sizes: await db.query<SizeRow>(SIZES, [variantIds]),
  });
}
