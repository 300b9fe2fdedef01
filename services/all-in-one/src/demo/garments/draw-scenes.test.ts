import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawLogo } from './draw-logo.ts';
import { drawShopFront } from './draw-shop-front.ts';
import { drawSlide, type Slide } from './draw-slide.ts';
import { namedColours } from './named-colours.ts';

const slide: Slide = {
  palette: namedColours.Gold,
  garments: [
    { kind: 'party-dress', colours: namedColours.Berry, pattern: 'dots', seed: 3 },
    { kind: 'smock', colours: namedColours.Indigo, pattern: 'stripes', seed: 4 },
    { kind: 'cap', colours: namedColours.Mint, pattern: 'plain', seed: 9 },
  ],
};

const sizeOf = async (svg: string) => {
  const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return [info.width, info.height];
};

describe('the drawn scenes', () => {
  it('have the sizes that the pages expect', async () => {
    expect(await sizeOf(drawSlide(slide))).toEqual([1600, 700]);
    expect(await sizeOf(drawLogo())).toEqual([512, 512]);
    expect(await sizeOf(drawLogo('wordmark'))).toEqual([1200, 320]);
    expect(await sizeOf(drawShopFront(3, namedColours.Sky))).toEqual([800, 800]);
  });

  it('keep the ids of several garments in one slide apart', () => {
    const ids = [...drawSlide(slide).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('hold no words, for the page writes them', () => {
    expect(drawSlide(slide)).not.toContain('<text');
  });

  it('are the same text for the same parameters', () => {
    expect(drawSlide(slide)).toBe(drawSlide(slide));
    expect(drawShopFront(8, namedColours.Berry)).toBe(drawShopFront(8, namedColours.Berry));
  });
});
