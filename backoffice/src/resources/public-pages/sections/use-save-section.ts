import type { PageSection } from '@shop/contracts/rest/public-pages';
import { useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { sectionsOf, useReadAgain } from './use-sections.ts';

/** Adds a section to a page, or changes the given one; answers what was wrong with single fields. */
export function useSaveSection(pageId: number, section: PageSection | undefined, onSaved: () => void) {
  const server = useDataProvider();
  const notify = useNotify();
  const readAgain = useReadAgain(pageId);
  return async ({
    title,
    description,
    showInHeader,
    showInFooter,
    isVisible,
  }: FieldValues): Promise<FieldErrors | undefined> => {
    const data: FieldValues = { title, description, showInHeader, showInFooter, isVisible };
    try {
      if (section) await server.update('public-pages/origins', { id: section.id, data, previousData: section });
      else await server.create(sectionsOf(pageId), { data });
    } catch (failure) {
      const sentence = sentenceOfFailure(`Failed to ${section ? 'update' : 'create'} the section.`, failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    await readAgain();
    notify(`Section ${section ? 'updated' : 'created'} successfully!`, { type: 'success' });
    onSaved();
    return undefined;
  };
}
