import { i18nProvider } from './messages.ts';

test('a form that is not sent says where to look, as the forms of products do', () => {
  expect(i18nProvider.translate('ra.message.invalid_form')).toBe('Please look at the fields in red.');
});
