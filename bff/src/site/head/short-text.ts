const MOST = 180;

/** A text in one line, cut at a word where it is longer than previews show. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST);
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > MOST / 2 ? cut.slice(0, atWord) : cut).replace(/[.,;:–-]+$/, '')}…`;
}
