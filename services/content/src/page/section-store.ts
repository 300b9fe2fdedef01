import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, raw, sql } from '@shop/chassis/database/list-sql';
import type { ListQuery, Page } from '@shop/contracts/list';
import type { PageSection, SectionImage, sectionListRules } from '@shop/contracts/rest/public-pages';

export type SectionFields = Omit<PageSection, 'images'>;
export type SectionQuery = ListQuery<(typeof sectionListRules.sortKeys)[number], { id?: number[] | undefined }>;

const RECORD = `id, title, description, show_in_header AS "showInHeader", show_in_footer AS "showInFooter",
  is_visible AS "isVisible"`;

/** The sections of one page, with their images. */
export async function listSections(
  db: Queryable,
  pageId: number,
  { filter: { id }, ...query }: SectionQuery,
  { invisible }: { invisible: boolean },
): Promise<Page<PageSection>> {
  const { rows, total } = await pageOf<SectionFields>(db, {
    select: RECORD,
    from: 'page_section',
    where: [
      sql`page_id = ${pageId}`,
      ...(invisible ? [] : [raw('is_visible')]),
      ...(id ? [sql`id = ANY (${id}::bigint[])`] : []),
    ],
    orderBy: { id: 'id', title: 'title' },
    query,
  });
  return { rows: await withImages(db, rows), total };
}

export async function withImages(db: Queryable, sections: readonly SectionFields[]): Promise<PageSection[]> {
  const images = await db.query<SectionImage & { sectionId: number }>(
    `SELECT id, image_url AS "imageUrl", section_id AS "sectionId" FROM section_image
     WHERE section_id = ANY ($1::integer[]) ORDER BY section_id, id`,
    [sections.map(({ id }) => id)],
  );
  return sections.map((section) => ({
    ...section,
    images: images.filter(({ sectionId }) => sectionId === section.id).map(({ id, imageUrl }) => ({ id, imageUrl })),
  }));
}

export async function pageIdOfSection(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db.query<{ pageId: number }>('SELECT page_id AS "pageId" FROM page_section WHERE id = $1', [id]);
  return row?.pageId ?? null;
}

export async function findSection(tx: Transaction, id: number): Promise<SectionFields | null> {
  const [section] = await tx.query<SectionFields>(`SELECT ${RECORD} FROM page_section WHERE id = $1`, [id]);
  return section ?? null;
}

export async function insertSection(
  tx: Transaction,
  pageId: number,
  section: Omit<SectionFields, 'id'>,
  at: Date,
): Promise<SectionFields> {
  const { title, description, showInHeader, showInFooter, isVisible } = section;
  const [row] = await tx.query<SectionFields>(
    `INSERT INTO page_section (page_id, title, description, show_in_header, show_in_footer, is_visible, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${RECORD}`,
    [pageId, title, description, showInHeader, showInFooter, isVisible, at],
  );
  if (!row) throw new Error('the section was not stored');
  return row;
}

export async function updateSection(tx: Transaction, section: SectionFields): Promise<void> {
  const { id, title, description, showInHeader, showInFooter, isVisible } = section;
  await tx.execute(
    `UPDATE page_section SET title = $2, description = $3, show_in_header = $4, show_in_footer = $5, is_visible = $6
     WHERE id = $1`,
    [id, title, description, showInHeader, showInFooter, isVisible],
  );
}

export const deleteSectionRow = (tx: Transaction, id: number) =>
  tx.execute('DELETE FROM page_section WHERE id = $1', [id]);
