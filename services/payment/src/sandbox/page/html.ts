/** Text that stands in the page as it is, whoever wrote it. */
export interface Html {
  readonly html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Everything put in is text, and is escaped, except what was made by this function. */
export const html = (texts: TemplateStringsArray, ...values: (string | Html)[]): Html => ({
  html: texts.reduce((page, text, index) => {
    const value = values[index - 1] ?? '';
    return `${page}${typeof value === 'string' ? escape(value) : value.html}${text}`;
  }),
});
