const FOREST = '#0B6B4F';
const GOLD = '#F2B233';
const CLAY = '#B9432A';
const BERRY = '#8F2756';
const INK = '#221A14';
const CREAM = '#FFF9F0';

const woven = (x: number, y: number, width: number) => {
  const blocks = [GOLD, BERRY, GOLD, CLAY];
  const count = Math.round(width / 20);
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * 20;
    return (
      `<rect x="${left}" y="${y}" width="20" height="34" fill="${index % 2 === 0 ? INK : FOREST}"/>` +
      `<path d="M${left + 10},${y + 5}l8,12l-8,12l-8,-12Z" fill="${blocks[index % 4]}"/>`
    );
  }).join('');
};

/** A child's smock with open arms, a smiling neckline and a woven hem, on a sun. */
const mark =
  `<circle cx="256" cy="256" r="246" fill="${GOLD}"/><circle cx="256" cy="256" r="222" fill="none" stroke="${CREAM}" stroke-width="6" stroke-dasharray="2 17" stroke-linecap="round"/>` +
  '<clipPath id="smock"><path d="M204,126C226,158 286,158 308,126L352,142L436,226C428,256 398,282 372,284L338,250C344,304 362,352 384,396C300,424 212,424 128,396C150,352 168,304 174,250L140,284C114,282 84,256 76,226L160,142Z"/></clipPath>' +
  `<g clip-path="url(#smock)"><rect width="512" height="512" fill="${FOREST}"/>${woven(106, 366, 300)}<path d="M100,362H412" stroke="${CREAM}" stroke-width="5"/></g>` +
  `<path d="M204,126C226,158 286,158 308,126" fill="none" stroke="${CREAM}" stroke-width="15" stroke-linecap="round"/>` +
  `<g fill="none" stroke="${GOLD}" stroke-width="12" stroke-linecap="round"><path d="M90,238C98,256 116,270 132,274M422,238C414,256 396,270 380,274"/></g>` +
  `<path d="M256,306C204,270 210,222 238,222C248,222 256,230 256,240C256,230 264,222 274,222C302,222 308,270 256,306Z" fill="${CLAY}" stroke="${CREAM}" stroke-width="7" stroke-linejoin="round"/>`;

// The letters are drawn, so that no typeface is needed: round bowls on stems, 100 units high.
const bowl = 'M70,50C70,68 57,82 40,82C22,82 10,68 10,50C10,32 22,18 40,18C57,18 70,32 70,50Z';
const letters: Record<string, { path: string; width: number }> = {
  A: { path: 'M8,82L44,-16L80,82M22,48H66', width: 96 },
  k: { path: 'M12,-24V82M62,20L14,54M30,44L64,82', width: 78 },
  w: { path: 'M6,20L26,80L48,26L70,80L90,20', width: 104 },
  a: { path: `${bowl}M70,18V82`, width: 90 },
  d: { path: `${bowl}M70,-24V82`, width: 90 },
};

function word(text: string): { art: string; width: number } {
  let x = 0;
  const art = [...text].map((letter) => {
    const shape = letters[letter];
    if (!shape) return '';
    const drawn = `<path d="${shape.path}" transform="translate(${x} 0)"/>`;
    x += shape.width;
    return drawn;
  });
  return { art: art.join(''), width: x };
}

/** The shop's mark, 512 × 512; as `wordmark` with its name beside it, 1200 × 320. */
export function drawLogo(variant: 'mark' | 'wordmark' = 'mark'): string {
  if (variant === 'mark') {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${mark}</svg>`;
  }
  const { art, width } = word('Akwadaa');
  const beads = [GOLD, CLAY, BERRY, FOREST];
  const underline = Array.from(
    { length: Math.floor(width / 34) },
    (_, index) => `<path d="M${index * 34 + 12},116l11,10l-11,10l-11,-10Z" fill="${beads[index % 4]}"/>`,
  ).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 320" width="1200" height="320">' +
    `<g transform="translate(10 10) scale(.585)">${mark}</g><g transform="translate(350 132) scale(1.28)">` +
    `<g fill="none" stroke="${FOREST}" stroke-width="19" stroke-linecap="round" stroke-linejoin="round">${art}</g>${underline}</g></svg>`
  );
}
