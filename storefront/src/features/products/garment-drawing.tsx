/** Flat garments for the categories' tiles. What a category is called decides which one it wears. */
const garments = {
  dress: (
    <>
      <path className="cloth" d="M36 14h8c2 6 6 6 8 0h8l8 14-9 5-2 9 18 38H21l18-38-2-9-9-5z" />
      <path className="trim" d="M40 40h16l3 7H37zM24 73h48l3 7H21z" />
      <path className="dots" d="M48 54v.1M40 62v.1M56 62v.1M48 66v.1M34 68v.1M62 68v.1" />
    </>
  ),
  romper: (
    <>
      <path className="cloth" d="M33 16h9c2 6 10 6 12 0h9l13 15-9 7-4-3v24l7 17H54l-6-12-6 12H26l7-17V35l-4 3-9-7z" />
      <path className="trim" d="M33 42h30v9H33z" />
      <path className="dots" d="M48 27v.1M48 34v.1M43 71v.1M53 71v.1" />
    </>
  ),
  shirt: (
    <>
      <path className="cloth" d="M32 18h10c2 6 10 6 12 0h10l19 13-8 14-10-5v38H31V40l-10 5-8-14z" />
      <path className="trim" d="M45 23h6v55h-6zM55 44h9v9h-9z" />
      <path className="dots" d="M48 32v.1M48 43v.1M48 54v.1M48 65v.1" />
    </>
  ),
  trousers: (
    <>
      <path className="cloth" d="M30 16h36l7 64H55l-7-40-7 40H23z" />
      <path className="trim" d="M29 16h38l1 9H28zM24 71h18l-1 9H23zm30 0h18l1 9H55z" />
    </>
  ),
  hat: (
    <>
      <path className="cloth" d="M26 56c0-24 9-34 22-34s22 10 22 34z" />
      <path className="trim" d="M26 48h44v10H26z" />
      <path className="cloth" d="M8 64c4-8 14-8 40-8s36 0 40 8c0 8-80 8-80 0Z" />
      <path className="dots" d="M34 53v.1M44 53v.1M54 53v.1M64 53v.1" />
    </>
  ),
  booties: (
    <>
      <path className="cloth" d="M44 22h20v22c8 2 20 5 22 17H44zM16 34h20v22c8 2 20 5 22 17H16z" />
      <path className="trim" d="M42 18h24v9H42zM14 30h24v9H14zm30 31h42v5H58c-1-2-1-3-2-5zM16 73h42v5H16z" />
      <path className="dots" d="M40 62v.1M46 66v.1M70 51v.1" />
    </>
  ),
} as const;

type Garment = keyof typeof garments;

const WORN: readonly [RegExp, Garment][] = [
  [/dress|skirt|girl/i, 'dress'],
  [/baby|babies|romper|newborn|infant/i, 'romper'],
  [/shirt|tops?\b|blouse|boy/i, 'shirt'],
  [/trouser|shorts|jean|legging|bottoms?$/i, 'trousers'],
  [/shoe|sandal|boot|sock|foot/i, 'booties'],
  [/accessor|hat|cap|bag|head/i, 'hat'],
];

const garmentOf = (category: string): Garment => WORN.find(([words]) => words.test(category))?.[1] ?? 'shirt';

export function GarmentDrawing({ category }: { category: string }) {
  return (
    <svg className="garment" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">
      {garments[garmentOf(category)]}
    </svg>
  );
}
