import { describe, expect, it } from '@jest/globals';
import { drawLook, exampleLooks } from './example-looks.ts';

describe('the example looks', () => {
  it('are at least ninety, each with a key of its own', () => {
    expect(exampleLooks.length).toBeGreaterThanOrEqual(90);
    expect(new Set(exampleLooks.map(({ key }) => key)).size).toBe(exampleLooks.length);
  });

  it('come in two or three different colours each', () => {
    for (const { colours } of exampleLooks) {
      expect(colours.length).toBeGreaterThanOrEqual(2);
      expect(new Set(colours).size).toBe(colours.length);
    }
  });

  it('dress every audience', () => {
    expect(new Set(exampleLooks.map(({ audience }) => audience))).toEqual(
      new Set(['baby', 'girls', 'boys', 'accessories']),
    );
  });

  it('show a variant of a product as the same garment in another colour', () => {
    for (const look of exampleLooks) {
      const [first, second] = look.colours.map((colour) => drawLook(look, colour).replaceAll(/#[0-9a-f]{6}\b/gi, ''));
      expect(shapesOf(second)).toEqual(shapesOf(first));
    }
  });
});

function shapesOf(svg = ''): string[] {
  return [...svg.matchAll(/<clipPath id="[^"]+"><path d="([^"]+)"/g)].map(([, outline = '']) => outline);
}
