import { requiredText } from '@shop/contracts/text';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A Ghanaian number in any common writing, kept as +233…. */
export const shopPhoneSchema = requiredText(40, 'Phone').transform((text, context) => {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'GH', extract: false });
  if (phone?.country === 'GH' && phone.isValid() && !phone.ext) return phone.number as string;
  context.addIssue({ code: 'custom', message: 'Give a phone number of Ghana, such as 037 202 2410.' });
  return text;
});
