import { isUniqueViolation } from '@shop/chassis/database/constraint';
import type { Database } from '@shop/chassis/database/database';
import { conflict, notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { type NewPage, type PageChange, type PublicPage, publicPageSchema } from '@shop/contracts/rest/public-pages';
import { changesBetween, isEmpty } from '@shop/chassis/events/changes-between';
import { merged } from '../changes/merged.ts';
import { deletePageRow, insertPage, lockPage, type StoredPage, updatePage } from './page-store.ts';
import { tellPageChanged } from './tell-page.ts';

export interface PageParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

/** A new page or section is visible, in neither header nor footer, unless said. */
export const UNLESS_SAID: Omit<PublicPage, 'id' | 'slug' | 'title'> = {
  description: null,
  showInHeader: false,
  showInFooter: false,
  isVisible: true,
};
/** Long texts are named without their values. */
export const LONG_TEXTS: ReadonlySet<string> = new Set(['description']);

export const pageNotFound = () => notFound('There is no such page.');

/** Throws a Problem 409 for a taken slug. */
export const addPage = ({ database, outbox, now }: PageParts, { slug, title, ...rest }: NewPage): Promise<PublicPage> =>
  refusingTakenSlug(slug, () =>
    database.transaction(async (tx) => {
      const page = await insertPage(tx, { slug, title, ...merged(UNLESS_SAID, rest) }, now());
      outbox.append(tx, {
        type: 'content.page-changed.v1',
        payload: { pageId: page.id, slug, deleted: false, version: page.version },
      });
      return shown(page);
    }),
  );

/** Changes what is named. Throws a Problem: 404, or 409 for a taken slug. */
export const changePage = ({ database, outbox }: PageParts, id: number, change: PageChange): Promise<PublicPage> =>
  refusingTakenSlug(change.slug, () =>
    database.transaction(async (tx) => {
      const stored = await lockPage(tx, id);
      if (!stored) throw pageNotFound();
      const before = shown(stored);
      const after = merged(before, change);
      const changes = changesBetween({ ...before }, { ...after }, LONG_TEXTS);
      if (isEmpty(changes)) return after;
      await updatePage(tx, after);
      await tellPageChanged(tx, outbox, id, changes);
      return after;
    }),
  );

/** Deletes a page with its sections. Throws a Problem 404. */
export const deletePage = ({ database, outbox }: PageParts, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (!page) throw pageNotFound();
    await deletePageRow(tx, id);
    outbox.append(tx, {
      type: 'content.page-changed.v1',
      payload: { pageId: id, slug: page.slug, deleted: true, version: page.version + 1 },
    });
  });

const shown = (page: StoredPage): PublicPage => publicPageSchema.parse(page);

async function refusingTakenSlug<Result>(slug: string | undefined, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'public_page_slug_key')) throw error;
    throw conflict('slug_taken', `There is already a page at /pages/${slug}.`);
  }
}
