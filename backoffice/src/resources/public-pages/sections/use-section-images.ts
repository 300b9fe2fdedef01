import type { PageSection, SectionImage } from '@shop/contracts/rest/public-pages';
import { useDataProvider, useNotify } from 'react-admin';
import { fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { reasonOf, sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { useReadAgain } from './use-sections.ts';

/** Adds images to a section by their addresses, and takes them out. */
export function useSectionImages(pageId: number, section: PageSection) {
  const server = useDataProvider();
  const notify = useNotify();
  const readAgain = useReadAgain(pageId);
  return {
    /** Answers why the address was not taken; null where it was. */
    add: async (imageUrl: string): Promise<string | null> => {
      try {
        await server.create<SectionImage>(`public-pages/origins/${section.id}/images`, { data: { imageUrl } });
      } catch (failure) {
        const ofAddress = fieldErrorsOf(failure)?.['imageUrl'];
        return typeof ofAddress === 'string' ? ofAddress : (reasonOf(failure) ?? 'The image was not added.');
      }
      await readAgain();
      notify('Image added.', { type: 'success' });
      return null;
    },
    remove: async (image: SectionImage) => {
      try {
        await server.delete('public-pages/images', { id: image.id, previousData: image });
      } catch (failure) {
        notify(sentenceOfFailure('The image was not removed.', failure), { type: 'error', autoHideDuration: null });
        return;
      }
      await readAgain();
      notify('Image removed.', { type: 'success' });
    },
  };
}
