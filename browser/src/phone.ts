/** "+233 24 123 4567" of a Ghanaian number as the shop stores it; whatever else stands there stays as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^\+233(\d{2})(\d{3})(\d{4})$/, '+233 $1 $2 $3');

export const GIVE_A_PHONE = 'Give a phone number of Ghana, such as 024 123 4567.';

/** False for what can’t be one in any writing. A form asks this at once; which numbers there are, the server knows. */
export function couldBePhone(written: string): boolean {
  const digits = written.match(/\d/g)?.length ?? 0;
  return digits >= 9 && digits <= 15 && !/\p{L}/u.test(written);
}
