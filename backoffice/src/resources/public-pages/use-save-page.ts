import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';

/** The one refusal of a page that is about a field and does not say so. */
const TAKEN = 409;

/** Makes a page, or changes the given one; answers what was wrong with single fields. */
export function useSavePage(page: PublicPage | undefined, onSaved: () => void) {
  const server = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async ({ slug, title, description, showInHeader, showInFooter, isVisible }: FieldValues) => {
    const data: FieldValues = { slug, title, description, showInHeader, showInFooter, isVisible };
    try {
      if (page) await server.update<PublicPage>('public-pages', { id: page.id, data, previousData: page });
      else await server.create<PublicPage>('public-pages', { data });
    } catch (failure) {
      const sentence = sentenceOfFailure(`Failed to ${page ? 'update' : 'create'} the page.`, failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return wrongFieldsOf(failure);
    }
    notify(`Page ${page ? 'updated' : 'created'} successfully!`, { type: 'success' });
    refresh();
    onSaved();
    return undefined;
  };
}

function wrongFieldsOf(failure: unknown): FieldErrors | undefined {
  const { status, message } = failure as { status?: number; message?: string };
  return status === TAKEN ? { slug: message } : fieldErrorsOf(failure);
}
