import { darker } from '../drawing/colour.ts';
import type { Garment } from '../garment.ts';
import { stitches } from '../sewing/trims.ts';
import type { Tailor } from '../sewing/tailor.ts';

/** A top folded to a rectangle as on a shelf, its collar up; `collar` and `front` are drawn in the place they have on the open garment. */
export const foldedTop =
  (collar: () => string, front = '') =>
  (tailor: Tailor): Garment => {
    const { base } = tailor.colours;
    const lowest = tailor.panel(
      'M-160,250C-164,330 -162,360 -150,372C-60,382 60,382 152,370C162,358 164,320 160,250Z',
      { angle: 90 },
    );
    const middle = tailor.panel(
      'M-164,200C-168,320 -166,340 -156,352C-60,362 60,360 156,350C166,340 168,300 164,200Z',
      { angle: 4 },
    );
    const top = tailor.panel(
      'M-62,0C-90,10 -124,18 -148,30C-158,90 -160,250 -158,314C-154,330 -60,336 0,336C60,336 154,330 158,314C160,250 158,90 148,30C124,18 90,10 62,0C40,30 -40,30 -62,0Z',
      {
        folds: [
          'M-156,40C-140,140 -142,240 -154,320',
          'M154,60C138,140 142,230 152,318',
          'M-60,330C-30,322 40,322 90,330',
        ],
      },
    );
    const sideFold = `<path d="M-128,22C-118,120 -120,240 -132,334M128,22C120,120 122,240 132,334" fill="none" stroke="${darker(base, 0.6)}" stroke-width="2.4" opacity=".35"/>`;
    return {
      layers: [lowest, middle, top + sideFold + front + collar() + stitches('M-150,318C-60,326 60,326 150,318', base)],
      box: { left: -166, top: -14, right: 166, bottom: 380 },
      pegs: [],
    };
  };
