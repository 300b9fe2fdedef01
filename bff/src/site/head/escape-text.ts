const MEANT: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand in HTML or XML, between tags and in quoted attributes. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => MEANT[sign] ?? sign);

/** JSON as it may stand inside a script element: nothing in it can end the element or begin a comment. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
