import type { z } from 'zod';
import { mediaUrlSchema } from './media-address.ts';
import { auditListRules } from './rest/audit.ts';
import { pageListRules } from './rest/public-pages.ts';
import { shopTexts } from './rest/vendors.ts';
import { lookedUpText, optionalText, requiredText } from './text.ts';

const TEXTS: [string, z.ZodType, (piece: string) => string][] = [
  ['a name', requiredText(200), (piece) => `Ama${piece}`],
  ['a description', optionalText(200), (piece) => `Soft${piece}`],
  ['what is looked up', lookedUpText(50), (piece) => `CK-${piece}`],
  ['the address of a picture', mediaUrlSchema, (piece) => `https://example.test/${piece}.png`],
  ['the website of a shop', shopTexts.shopWebsite, (piece) => `https://example.test/${piece}`],
  ['the slug in a filter', pageListRules.filters.slug, (piece) => `size-guide${piece}`],
  ['the resource in a filter', auditListRules.filters.resource, (piece) => `products${piece}`],
];

describe.each(TEXTS)('%s', (_what, schema, withPiece) => {
  it('is taken with letters of any script', () => {
    expect(schema.safeParse(withPiece('ɔkyena')).success).toBe(true);
  });

  it.each([
    ['U+0000', '\u0000'],
    ['half of a pair', '\ud800'],
  ])('is refused with %s, which no database holds', (_which, piece) => {
    expect(schema.safeParse(withPiece(piece)).success).toBe(false);
  });
});

it.each(['', '   ', '\u200b', '\u2060 \u200f', '\u202e\u200f'])('a name of %j alone is missing', (blank) => {
  const { error } = requiredText(200, 'Name').safeParse(blank);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Name is required.']);
});

it.each(['ɔ', '7', '…', '👶', 'Nii\u200bŊmai'])('a name of %j is one', (name) => {
  expect(requiredText(200, 'Name').parse(name)).toBe(name);
});
