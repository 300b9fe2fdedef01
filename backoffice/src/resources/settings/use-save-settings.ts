import type { Settings } from '@shop/contracts/rest/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type FieldErrors, fieldErrorsOf } from '../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';
import { useShop } from '../../data/shop.tsx';
import { settingsChange, type SettingsValues } from './settings-values.ts';

/** Writes the settings and says how that went; answers what was wrong with single fields. */
export function useSaveSettings(settings: Settings) {
  const { http } = useShop();
  const notify = useNotify();
  const known = useQueryClient();
  return async (values: SettingsValues): Promise<FieldErrors | undefined> => {
    try {
      const change = settingsChange(settings, values);
      known.setQueryData(['/settings'], await http.put<Settings>('/settings', change));
      notify('Settings saved.', { type: 'success' });
      return undefined;
    } catch (failure) {
      notify(sentenceOfFailure('Failed to save the settings.', failure), { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
  };
}
