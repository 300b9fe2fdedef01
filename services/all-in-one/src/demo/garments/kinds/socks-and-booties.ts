import type { DrawKind } from '../garment.ts';
import { bow } from '../sewing/bow.ts';
import { button, stitches } from '../sewing/trims.ts';
import type { Fabric, Tailor } from '../sewing/tailor.ts';

function sock(tailor: Tailor, height: number, frilled: boolean): string {
  const body = tailor.panel(
    `M-62,${-height}L62,${-height}C62,-60 60,-20 66,10C92,40 150,62 176,92C198,120 180,152 140,152C80,154 0,150 -44,122C-74,98 -64,40 -62,${-height}Z`,
    { folds: ['M60,8C30,4 0,14 -14,34', 'M54,-40C20,-46 -10,-40 -34,-30'] },
  );
  const heel = tailor.panel('M-64,36C-30,44 0,76 -4,140C-40,132 -78,108 -64,36Z', { fabric: 'accent' });
  const toe = tailor.panel('M122,54C104,84 100,120 112,153C160,156 198,146 186,106C176,84 146,66 122,54Z', {
    fabric: 'accent',
  });
  const cuff = tailor.panel(
    `M-68,${-height - 40}C-20,${-height - 34} 20,${-height - 34} 68,${-height - 40}L66,${-height + 18}C20,${-height + 26} -20,${-height + 26} -66,${-height + 18}Z`,
    {
      fabric: 'accent',
      texture: 'rib',
    },
  );
  const frill = frilled
    ? tailor.panel(
        `M-70,${-height - 6}L70,${-height - 6}L84,${-height + 34}Q70,${-height + 52} 56,${-height + 36}Q42,${-height + 54} 28,${-height + 38}Q14,${-height + 56} 0,${-height + 38}Q-14,${-height + 56} -28,${-height + 38}Q-42,${-height + 54} -56,${-height + 36}Q-70,${-height + 52} -84,${-height + 34}Z`,
        { fabric: 'accent' },
      )
    : '';
  return body + heel + toe + cuff + frill;
}

export const socks: DrawKind = (tailor) => {
  const height = tailor.random.between(90, 190);
  const frilled = tailor.random.chance(0.4);
  const behind = `<g transform="translate(84 -34) rotate(-9)">${sock(tailor, height, frilled)}</g>`;
  const inFront = `<g transform="translate(-70 30) rotate(4)">${sock(tailor, height, frilled)}</g>`;
  return {
    layers: [behind, inFront],
    box: { left: -166, top: -height - 90, right: 280, bottom: 210 },
    pegs: [
      [-62 - height * -0.07, -height - 2],
      [84 - height * 0.16, -height - 66],
    ],
  };
};

interface BootieCut {
  closing: 'bow' | 'strap';
  sole: Fabric;
  /** How far up the cuff's lower edge is turned, 0 to 26. */
  turnUp: number;
}

function bootie(tailor: Tailor, { closing, sole, turnUp }: BootieCut): string {
  const { colours } = tailor;
  const lining = `<ellipse cx="-44" cy="-92" rx="80" ry="20" fill="#2a1408" opacity=".55"/>`;
  const upper = tailor.panel(
    'M-126,-96C-90,-72 0,-72 36,-96C40,-58 60,-34 104,-22C160,-6 192,24 186,66C120,92 -60,92 -128,66C-140,10 -136,-50 -126,-96Z',
    { folds: ['M36,-60C10,-30 -20,-20 -60,-16', 'M100,-14C80,10 70,40 74,70'] },
  );
  const toe = tailor.panel('M96,-24C78,4 76,44 92,84C140,82 178,74 187,66C194,20 158,-10 96,-24Z', {
    fabric: 'accent',
  });
  const bottom = tailor.panel(
    'M-132,58C-60,84 120,84 188,58C194,76 190,90 180,96C110,114 -60,112 -124,96C-134,88 -136,72 -132,58Z',
    { fabric: sole },
  );
  const cuff = tailor.panel(
    `M-126,-116C-90,-100 0,-100 34,-116C52,-122 58,-66 40,${-60 - turnUp}C0,${-44 - turnUp} -90,${-44 - turnUp} -132,${-60 - turnUp}C-152,-68 -146,-124 -126,-116Z`,
    { fabric: 'accent', texture: 'knit' },
  );
  const fastening =
    closing === 'bow'
      ? bow(tailor, 34, -44, 0.72, 'ink')
      : tailor.panel('M-128,-30C-60,-6 0,-10 62,-36L74,-12C20,22 -60,22 -130,0Z', { fabric: 'accent' }) +
        button(46, -14, 12, colours.ink);
  return lining + upper + toe + stitches('M92,-16C76,6 74,44 88,76', colours.base) + bottom + cuff + fastening;
}

export const booties: DrawKind = (tailor) => {
  const cut: BootieCut = {
    closing: tailor.random.pick(['bow', 'strap']),
    sole: tailor.random.pick(['accent', 'ink']),
    turnUp: tailor.random.between(0, 22),
  };
  return {
    layers: [
      `<g transform="translate(70 -104) rotate(-6)">${bootie(tailor, cut)}</g>`,
      `<g transform="translate(-56 70) rotate(3)">${bootie(tailor, cut)}</g>`,
    ],
    box: { left: -204, top: -236, right: 262, bottom: 186 },
    pegs: [],
  };
};
