import { conflict, notFound } from '@shop/chassis/errors/problem';
import type { SectionImage } from '@shop/contracts/rest/public-pages';
import { within } from '../changes/within.ts';
import type { PageParts } from './change-pages.ts';
import { lockSection, partOf } from './change-sections.ts';
import { countImages, deleteImageRow, insertImage, sectionIdOfImage } from './section-image-store.ts';
import { tellPageChanged } from './tell-page.ts';

const MAX_IMAGES = 50;

const imageNotFound = () => notFound('There is no such image.');

/** Throws a Problem: 404 for an unknown section, 409 where it is full. */
export const addImage = ({ database, outbox }: PageParts, sectionId: number, imageUrl: string): Promise<SectionImage> =>
  database.transaction(async (tx) => {
    const { pageId } = await lockSection(tx, sectionId);
    if ((await countImages(tx, sectionId)) >= MAX_IMAGES) {
      throw conflict('too_many_images', `A section has at most ${MAX_IMAGES} images.`);
    }
    const image = await insertImage(tx, sectionId, imageUrl);
    await tellPageChanged(tx, outbox, pageId, within(partOf(sectionId), { images: { from: null, to: imageUrl } }));
    return image;
  });

/** Throws a Problem 404. */
export const deleteImage = ({ database, outbox }: PageParts, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const sectionId = await sectionIdOfImage(tx, id);
    if (sectionId === null) throw imageNotFound();
    const { pageId } = await lockSection(tx, sectionId);
    const imageUrl = await deleteImageRow(tx, id);
    if (imageUrl === null) throw imageNotFound();
    await tellPageChanged(tx, outbox, pageId, within(partOf(sectionId), { images: { from: imageUrl, to: null } }));
  });
