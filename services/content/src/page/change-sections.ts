import type { Transaction } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { NewSection, PageSection, SectionChange } from '@shop/contracts/rest/public-pages';
import { changesBetween, isEmpty } from '@shop/chassis/events/changes-between';
import { within } from '../changes/within.ts';
import { merged } from '../changes/merged.ts';
import { LONG_TEXTS, pageNotFound, type PageParts, UNLESS_SAID } from './change-pages.ts';
import { lockPage } from './page-store.ts';
import {
  deleteSectionRow,
  findSection,
  insertSection,
  pageIdOfSection,
  type SectionFields,
  updateSection,
  withImages,
} from './section-store.ts';
import { tellPageChanged } from './tell-page.ts';

export const sectionNotFound = () => notFound('There is no such section.');
export const partOf = (sectionId: number) => `sections.${sectionId}`;

/** Throws a Problem 404 for an unknown page. */
export const addSection = (
  { database, outbox, now }: PageParts,
  pageId: number,
  { title, ...rest }: NewSection,
): Promise<PageSection> =>
  database.transaction(async (tx) => {
    if (!(await lockPage(tx, pageId))) throw pageNotFound();
    const section = await insertSection(tx, pageId, { title, ...merged(UNLESS_SAID, rest) }, now());
    await tellPageChanged(tx, outbox, pageId, within(partOf(section.id), { title: { from: null, to: title } }));
    return { ...section, images: [] };
  });

/** Changes what is named. Throws a Problem 404. */
export const changeSection = (
  { database, outbox }: PageParts,
  id: number,
  change: SectionChange,
): Promise<PageSection> =>
  database.transaction(async (tx) => {
    const { pageId, section: before } = await lockSection(tx, id);
    const after = merged(before, change);
    const changes = changesBetween({ ...before }, { ...after }, LONG_TEXTS);
    if (!isEmpty(changes)) {
      await updateSection(tx, after);
      await tellPageChanged(tx, outbox, pageId, within(partOf(id), changes));
    }
    const [shown = { ...after, images: [] }] = await withImages(tx, [after]);
    return shown;
  });

/** Throws a Problem 404. */
export const deleteSection = ({ database, outbox }: PageParts, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const { pageId, section } = await lockSection(tx, id);
    await deleteSectionRow(tx, id);
    await tellPageChanged(tx, outbox, pageId, within(partOf(id), { title: { from: section.title, to: null } }));
  });

/** A section under the lock of its page. Throws a Problem 404. */
export async function lockSection(tx: Transaction, id: number): Promise<{ pageId: number; section: SectionFields }> {
  const pageId = await pageIdOfSection(tx, id);
  if (pageId !== null) await lockPage(tx, pageId);
  // It may have gone while the page was waited for.
  const section = await findSection(tx, id);
  if (pageId === null || !section) throw sectionNotFound();
  return { pageId, section };
}
