import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { LOOK_AT_FIELDS } from '../components/forms/look-at-fields.ts';

export const i18nProvider = polyglotI18nProvider(
  () => ({
    ...englishMessages,
    ra: {
      ...englishMessages.ra,
      message: { ...englishMessages.ra.message, invalid_form: LOOK_AT_FIELDS },
      page: { ...englishMessages.ra.page, not_found: 'Page not found' },
    },
  }),
  'en',
  undefined,
  { allowMissing: true },
);
