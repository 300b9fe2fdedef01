import sharp from 'sharp';

/** Dots to an inch of a drawing's 72: 640 × 800 of a garment, which is what a phone can show. */
const DENSITY = 58;

/** Turns a drawing of ours into a real raster picture, as a phone would send it. */
export const rasterOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DENSITY }).png({ compressionLevel: 3 }).toBuffer();
