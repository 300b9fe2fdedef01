import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { backgroundNames } from './backgrounds/backgrounds.ts';
import { drawGarment, type GarmentPicture } from './draw-garment.ts';
import { kindNames } from './kinds/kinds.ts';
import { namedColours } from './named-colours.ts';
import { patternNames } from './patterns/patterns.ts';
import { poseNames } from './poses/poses.ts';

const MOST_LETTERS = 60_000;
/** An eighth of the 72 dots per inch that make 800 by 1000. */
const SMALL = 9;

const picture: GarmentPicture = {
  kind: 'romper',
  colours: namedColours.Forest,
  pattern: 'kente',
  pose: 'flat',
  background: 'cream',
  seed: 7,
};

const inEveryPattern = (kind: GarmentPicture['kind']) =>
  patternNames.map((pattern, index) => ({
    ...picture,
    kind,
    pattern,
    pose: poseNames[index % poseNames.length] ?? 'flat',
    background: backgroundNames[index % backgroundNames.length] ?? 'cream',
    seed: index * 31,
  }));

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const referencesOf = (svg: string) => [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);

/** The garment itself, without what surrounds it and the light that falls on it. */
const cutOf = (svg: string) => svg.slice(svg.indexOf('<g filter='));

describe('a drawn garment', () => {
  it('is the same text for the same parameters', () => {
    expect(drawGarment(picture)).toBe(drawGarment({ ...picture }));
  });

  it.each(kindNames)('is cut or trimmed differently for other seeds: %s', (kind) => {
    const cuts = [1, 2, 3, 4, 5, 6].map((seed) => cutOf(drawGarment({ ...picture, kind, pattern: 'plain', seed })));
    expect(new Set(cuts).size).toBeGreaterThanOrEqual(3);
  });

  it.each(kindNames)(
    'refers in every pattern only to ids that it holds once, and holds no stray number: %s',
    (kind) => {
      for (const svg of inEveryPattern(kind).map(drawGarment)) {
        const ids = idsOf(svg);
        expect(new Set(ids).size).toBe(ids.length);
        expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(svg.length).toBeLessThan(MOST_LETTERS);
      }
    },
  );

  it.each(kindNames)('can be painted in every pattern, with more than background to see: %s', async (kind) => {
    for (const svg of inEveryPattern(kind).map(drawGarment)) {
      const { data, info } = await sharp(Buffer.from(svg), { density: SMALL })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([100, 125]);
      expect(new Set(data).size).toBeGreaterThan(60);
    }
  });

  it('is a picture of 800 by 1000', async () => {
    const { info } = await sharp(Buffer.from(drawGarment(picture)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([800, 1000]);
  });
});
