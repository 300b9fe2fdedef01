import { couldBePhone, GIVE_A_PHONE } from '@shop/browser/phone';

/** Says at once what can’t be a phone number; an empty field is none. */
export const phoneRule = (written: unknown): string | undefined =>
  typeof written !== 'string' || written.trim() === '' || couldBePhone(written) ? undefined : GIVE_A_PHONE;
