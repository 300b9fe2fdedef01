import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';
import type { ListQuery, Page } from '@shop/contracts/list';
import type { sliderListRules } from '@shop/contracts/rest/sliders';
import type { SliderKind, SliderView } from '@shop/contracts/services/content';
import { containing, searchTextOf } from '../search/search-text.ts';

export interface StoredSlider extends SliderView {
  version: number;
}
type SliderFields = Omit<SliderView, 'id'>;
interface SliderFilter {
  id?: number[] | undefined;
  q?: string | undefined;
}
export type SliderQuery = ListQuery<(typeof sliderListRules.sortKeys)[number], SliderFilter>;

const RECORD = `id, category, name, short_description AS "shortDescription", long_description AS "longDescription",
  media_url AS "mediaUrl"`;
const STORED = `${RECORD}, version`;

export const listSliders = (
  db: Queryable,
  kind: SliderKind,
  { filter: { id, q }, ...query }: SliderQuery,
): Promise<Page<SliderView>> =>
  pageOf<SliderView>(db, {
    select: RECORD,
    from: 'slider',
    where: [
      sql`kind = ${kind}`,
      ...(id ? [sql`id = ANY (${id}::bigint[])`] : []),
      ...(q ? [sql`search_text LIKE ${containing(q)}`] : []),
    ],
    orderBy: { id: 'id', category: 'category', name: 'name' },
    defaultOrder: 'created_at DESC',
    query,
  });

export async function findSlider(db: Queryable, kind: SliderKind, id: number): Promise<SliderView | null> {
  const [slider] = await db.query<SliderView>(`SELECT ${RECORD} FROM slider WHERE kind = $1 AND id = $2`, [kind, id]);
  return slider ?? null;
}

export async function lockSlider(tx: Transaction, kind: SliderKind, id: number): Promise<StoredSlider | null> {
  const [slider] = await tx.query<StoredSlider>(`SELECT ${STORED} FROM slider WHERE kind = $1 AND id = $2 FOR UPDATE`, [
    kind,
    id,
  ]);
  return slider ?? null;
}

const valuesOf = ({ category, name, shortDescription, longDescription, mediaUrl }: SliderFields) => [
  category,
  name,
  shortDescription,
  longDescription,
  mediaUrl,
  searchTextOf(category, name),
];

export async function insertSlider(
  tx: Transaction,
  kind: SliderKind,
  slider: SliderFields,
  at: Date,
): Promise<StoredSlider> {
  const [row] = await tx.query<StoredSlider>(
    `INSERT INTO slider
       (category, name, short_description, long_description, media_url, search_text, kind, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${STORED}`,
    [...valuesOf(slider), kind, at],
  );
  if (!row) throw new Error('the slider was not stored');
  return row;
}

export async function updateSlider(tx: Transaction, { id, ...slider }: SliderView): Promise<void> {
  await tx.execute(
    `UPDATE slider SET category = $1, name = $2, short_description = $3, long_description = $4, media_url = $5,
       search_text = $6, version = version + 1 WHERE id = $7`,
    [...valuesOf(slider), id],
  );
}

export const deleteSliderRow = (tx: Transaction, id: number) => tx.execute('DELETE FROM slider WHERE id = $1', [id]);

/** The media of at most `most` sliders of a kind, newest first. */
export async function sliderMedia(db: Queryable, kind: SliderKind, most: number): Promise<string[]> {
  const rows = await db.query<{ media_url: string }>(
    'SELECT media_url FROM slider WHERE kind = $1 ORDER BY created_at DESC, id DESC LIMIT $2',
    [kind, most],
  );
  return rows.map(({ media_url }) => media_url);
}
