import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { SectionImage } from '@shop/contracts/rest/public-pages';

export async function countImages(tx: Transaction, sectionId: number): Promise<number> {
  const [row] = await tx.query<{ images: number }>(
    'SELECT count(*)::int AS images FROM section_image WHERE section_id = $1',
    [sectionId],
  );
  return row?.images ?? 0;
}

export async function insertImage(tx: Transaction, sectionId: number, imageUrl: string): Promise<SectionImage> {
  const [image] = await tx.query<SectionImage>(
    'INSERT INTO section_image (section_id, image_url) VALUES ($1, $2) RETURNING id, image_url AS "imageUrl"',
    [sectionId, imageUrl],
  );
  if (!image) throw new Error('the image was not stored');
  return image;
}

export async function sectionIdOfImage(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db.query<{ sectionId: number }>(
    'SELECT section_id AS "sectionId" FROM section_image WHERE id = $1',
    [id],
  );
  return row?.sectionId ?? null;
}

/** Answers the address of the image that was deleted; null where there was none. */
export async function deleteImageRow(tx: Transaction, id: number): Promise<string | null> {
  const [row] = await tx.query<{ imageUrl: string }>(
    'DELETE FROM section_image WHERE id = $1 RETURNING image_url AS "imageUrl"',
    [id],
  );
  return row?.imageUrl ?? null;
}
