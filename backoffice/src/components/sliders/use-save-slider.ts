import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../forms/field-errors.ts';
import { sentenceOfFailure } from '../sentence-of-failure.ts';
import type { Slider, SliderKind } from './slider-kind.ts';

const trimmed = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : (value as unknown),
    ]),
  );

/** Makes a slider, or changes the given one, and goes back to the list; answers what was wrong with single fields. */
export function useSaveSlider({ resource, word }: SliderKind, slider?: Slider) {
  const server = useDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  return async (values: FieldValues): Promise<FieldErrors | undefined> => {
    const data = trimmed(values);
    try {
      if (slider) await server.update<Slider>(resource, { id: slider.id, data, previousData: slider });
      else await server.create<Slider>(resource, { data });
    } catch (failure) {
      const sentence = sentenceOfFailure(`Failed to ${slider ? 'update' : 'create'} ${word}.`, failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    notify(`${word} ${slider ? 'updated' : 'created'} successfully!`, { type: 'success' });
    refresh();
    redirect('list', resource);
    return undefined;
  };
}
