interface Writing {
  x: number;
  /** The baseline of the first line. */
  y: number;
  size: number;
  width: number;
  colour: string;
  bold: boolean;
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

// An estimate for a wide sans: the typeface of the reader's machine is not known here.
const AVERAGE_LETTER = 0.56;

/** Words broken into lines that fit the width. */
export function writtenText(text: string, { x, y, size, width, colour, bold }: Writing): string {
  const fitting = Math.max(1, Math.floor(width / (size * AVERAGE_LETTER)));
  const lines = text.split(/\s+/).reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= fitting)
      return [...done.slice(0, -1), `${last} ${word}`];
    return [...done, word];
  }, []);
  const spans = lines.map(
    (line, index) => `<tspan x="${x}" dy="${index === 0 ? 0 : size * 1.15}">${escaped(line)}</tspan>`,
  );
  return `<text x="${x}" y="${y}" font-family="Andika, 'Noto Sans', 'DejaVu Sans', sans-serif" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${colour}">${spans.join('')}</text>`;
}
