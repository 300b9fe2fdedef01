import { productChangeSchema } from '@shop/contracts/services/catalog-changes';
import type { Person } from '@shop/chassis/auth/caller';
import { notFound } from '@shop/chassis/errors/problem';
import { changeProduct } from './change-product.ts';
import type { CreateProductParts } from './create-product.ts';

const PRODUCT_OF = {
  variant: 'SELECT product_id AS id FROM variant WHERE id = $1 AND archived_at IS NULL',
  size: 'SELECT product_id AS id FROM variant_size WHERE id = $1 AND archived_at IS NULL',
};

/** Takes a colour with its sizes, or one size, out of its product. Throws a Problem 404 where it is not the person's. */
export async function deletePart(
  parts: CreateProductParts,
  person: Person,
  part: keyof typeof PRODUCT_OF,
  id: number,
): Promise<void> {
  const [product] = await parts.database.query<{ id: number }>(PRODUCT_OF[part], [id]);
  if (!product) throw notFound(part === 'variant' ? 'Variant not found' : 'Size not found');
  const removal = part === 'variant' ? { removedVariantIds: [id] } : { removedSizeIds: [id] };
  await changeProduct(parts, person, product.id, productChangeSchema.parse(removal));
}
