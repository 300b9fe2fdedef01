const WRITTEN = /\s*<title>[^<]*<\/title>|\s*<meta\s+name="description"[^>]*>/g;
const END_OF_HEAD = '</head>';

/** The built page with a head of its own in place of the one that it was built with. */
export function pageWithHead(builtPage: string, headHtml: string): string {
  const end = builtPage.indexOf(END_OF_HEAD);
  if (end < 0) return builtPage;
  return `${builtPage.slice(0, end).replace(WRITTEN, '')}    ${headHtml}\n  ${builtPage.slice(end)}`;
}
