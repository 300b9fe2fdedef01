/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Piece = string | number | Html | readonly Html[] | null;

function textOf(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(({ text }) => text).join('') : escaped(String(piece));
}

/** html`<p>${text}</p>`: whatever is put in is escaped, unless it is HTML itself. */
export const html = (texts: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(texts.map((text, index) => text + textOf(pieces[index] ?? null)).join(''));
