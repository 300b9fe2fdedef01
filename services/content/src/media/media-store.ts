import type { Queryable } from '@shop/chassis/database/database';
import type { MediaPlace } from './media-folder.ts';

export interface NewMedia extends MediaPlace {
  kind: 'image' | 'video';
  fileName: string;
  width: number | null;
  height: number | null;
  bytes: number;
  /** The user whose a private file is. */
  ownerId: number | null;
  uploadedBy: number;
  uploadedAt: Date;
}

export async function insertMedia(db: Queryable, media: NewMedia): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO media (key, kind, file_name, width, height, bytes, is_private, owner_id, uploaded_by, uploaded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      media.key,
      media.kind,
      media.fileName,
      media.width,
      media.height,
      media.bytes,
      media.isPrivate,
      media.ownerId,
      media.uploadedBy,
      media.uploadedAt,
    ],
  );
  if (!row) throw new Error('media was not inserted');
  return row.id;
}

/** Forgets a file that its uploader sent since `after`; answers where it lies, or null where there is none such. */
export async function deleteFreshMedia(
  db: Queryable,
  { id, uploadedBy, after }: { id: number; uploadedBy: number; after: Date },
): Promise<MediaPlace | null> {
  const [row] = await db.query<MediaPlace>(
    'DELETE FROM media WHERE id = $1 AND uploaded_by = $2 AND uploaded_at > $3 RETURNING key, is_private AS "isPrivate"',
    [id, uploadedBy, after],
  );
  return row ?? null;
}

/** Whose a private file is; null where there is none under this key. */
export async function ownerOfPrivate(db: Queryable, key: string): Promise<number | null> {
  const [row] = await db.query<{ ownerId: number | null }>(
    'SELECT owner_id AS "ownerId" FROM media WHERE key = $1 AND is_private',
    [key],
  );
  return row?.ownerId ?? null;
}

export async function privateKeysOf(db: Queryable, ownerId: number): Promise<string[]> {
  const rows = await db.query<{ key: string }>('SELECT key FROM media WHERE owner_id = $1 AND is_private', [ownerId]);
  return rows.map(({ key }) => key);
}

export const forgetMedia = (db: Queryable, key: string) => db.execute('DELETE FROM media WHERE key = $1', [key]);
