import sharp from 'sharp';
import { vp8OfWebp } from './vp8-of-webp.ts';
import { webmOf } from './webm.ts';

const WIDTH = 480;
const HEIGHT = 600;
const FRAME_MS = 700;

/** A clip that shows drawings one after another, as a WebM video. */
export async function drawnClip(svgs: readonly string[]): Promise<Buffer> {
  const frames = await Promise.all(
    svgs.map(async (svg) => {
      const webp = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).flatten().webp({ quality: 70 }).toBuffer();
      return vp8OfWebp(webp);
    }),
  );
  return webmOf({ width: WIDTH, height: HEIGHT, frameMs: FRAME_MS, frames });
}
