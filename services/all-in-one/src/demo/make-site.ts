import { ADMIN } from './accounts.ts';
import { drawnClip } from './clip/drawn-clip.ts';
import type { DemoShop } from './demo-shop.ts';
import { drawLogo } from './garments/draw-logo.ts';
import { drawSlide } from './garments/draw-slide.ts';
import { drawLook, exampleLooks } from './garments/example-looks.ts';
import { namedColours } from './garments/named-colours.ts';
import { rasterOf } from './pictures.ts';

const SLIDES = [
  { title: 'Small and bright', subtitle: 'From shops across Ghana', first: 24, palette: namedColours.Forest },
  { title: 'Ready for school', subtitle: 'Shirts, shorts and pinafores', first: 52, palette: namedColours.Gold },
  {
    title: 'Naming day best',
    subtitle: 'Kente for the little one',
    first: 0,
    palette: namedColours.Berry,
  },
];
const GARMENTS_A_SLIDE = 4;
const CLIPS = [
  { name: 'Party dresses of the week', first: 24 },
  { name: 'Made for running', first: 60 },
];
const FRAMES_A_CLIP = 5;

/** The logo, the home page's slider pictures, and two clips. */
export async function makeSite({ service, person }: DemoShop): Promise<void> {
  const token = await person(ADMIN.email).token();
  const content = service('content');
  const stored = async (kind: 'image' | 'video', bytes: Buffer) =>
    (await content.file<{ url: string }>(`/media?kind=${kind}`, bytes, token)).url;

  const imageUrl = await stored('image', await rasterOf(drawLogo()));
  await content.send('PUT', '/logo', { imageUrl }, token);

  for (const { title, subtitle, first, palette } of SLIDES) {
    const garments = exampleLooks.slice(first, first + GARMENTS_A_SLIDE).map(({ kind, pattern, seed, colours }) => ({
      kind,
      pattern,
      seed,
      colours: namedColours[colours[0] ?? 'Cream'],
    }));
    const mediaUrl = await stored('image', await rasterOf(drawSlide({ garments, palette })));
    const slider = { category: 'home', name: title, shortDescription: subtitle, mediaUrl };
    await content.send('POST', '/sliders/image', slider, token);
  }
  for (const { name, first } of CLIPS) {
    const looks = exampleLooks.slice(first, first + FRAMES_A_CLIP);
    const clip = await drawnClip(looks.map((look) => drawLook(look, look.colours[0] ?? 'Cream')));
    const mediaUrl = await stored('video', clip);
    await content.send('POST', '/sliders/video', { category: 'home', name, shortDescription: name, mediaUrl }, token);
  }
}
