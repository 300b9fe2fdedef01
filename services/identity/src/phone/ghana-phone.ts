import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { z } from 'zod';
import { optionalText, requiredText } from '@shop/contracts/text';

/** A Ghanaian number in any common writing as +233…; null where the text can't be one. */
export function toGhanaPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'GH', extract: false });
  return phone?.country === 'GH' && phone.isValid() && !phone.ext ? phone.number : null;
}

function orIssue(text: string, context: z.RefinementCtx): string {
  const phone = toGhanaPhone(text);
  if (phone === null)
    context.addIssue({ code: 'custom', message: 'Give a phone number of Ghana, such as 024 123 4567.' });
  return phone ?? text;
}

export const ghanaPhoneSchema = requiredText(40, 'Phone').transform(orIssue);
export const optionalGhanaPhoneSchema = optionalText(40, 'Phone')
  .transform((text, context) => (text === null ? null : orIssue(text, context)))
  .optional();
