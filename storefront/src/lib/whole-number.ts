/** A number of an address, such as an id or a page, from 1; null where the text is none. */
export const wholeNumber = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
