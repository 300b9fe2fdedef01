import type { LookupKind } from '@shop/contracts/rest/lookups';

export interface LookupTable {
  /** The name of one, in sentences and as the table's name. */
  table: string;
  word: string;
  /** Reads the live products that use the lookup of id $1. */
  productsUsing: string;
}

const productsWith = (column: string) => `SELECT id FROM product WHERE archived_at IS NULL AND ${column} = $1`;

export const LOOKUP_TABLES: Readonly<Record<LookupKind, LookupTable>> = {
  categories: { table: 'category', word: 'category', productsUsing: productsWith('category_id') },
  subcategories: { table: 'subcategory', word: 'subcategory', productsUsing: productsWith('sub_category_id') },
  colors: {
    table: 'color',
    word: 'colour',
    productsUsing: `
      SELECT DISTINCT p.id FROM variant v JOIN product p ON p.id = v.product_id
      WHERE v.color_id = $1 AND v.archived_at IS NULL AND p.archived_at IS NULL`,
  },
  sizes: {
    table: 'size',
    word: 'size',
    productsUsing: `
      SELECT DISTINCT p.id FROM variant_size s JOIN product p ON p.id = s.product_id
      WHERE s.size_id = $1 AND s.archived_at IS NULL AND p.archived_at IS NULL`,
  },
  brands: { table: 'brand', word: 'brand', productsUsing: productsWith('brand_id') },
  materials: { table: 'material', word: 'material', productsUsing: productsWith('material_id') },
  origins: { table: 'origin', word: 'origin', productsUsing: productsWith('origin_id') },
  tags: {
    table: 'tag',
    word: 'tag',
    productsUsing: `
      SELECT p.id FROM product_tag t JOIN product p ON p.id = t.product_id WHERE t.tag_id = $1 AND p.archived_at IS NULL`,
  },
};
