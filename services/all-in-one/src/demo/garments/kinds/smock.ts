import { onBothSides, symmetric } from '../drawing/outline.ts';
import type { DrawKind } from '../garment.ts';
import { binding, neckLining, stitches } from '../sewing/trims.ts';

const body = symmetric(
  'M0,92C10,70 40,40 60,0L140,30C136,90 136,140 142,180C150,270 186,350 218,430C160,462 80,470 0,470',
);
const sleeve = 'M134,27C180,44 238,110 276,186C262,216 214,244 184,246C168,226 152,204 140,182C130,130 130,80 134,27Z';

/** The wide, flared smock of northern Ghana, its strips of cloth running down. */
export const smock: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const folds = [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].map(
    (share) => `M${share * 130},200C${share * 150},290 ${share * 190},370 ${share * 218},460`,
  );
  const strips = [28, 72, 116]
    .map((x) => `M${x},${60 + x * 0.3}C${x * 1.02},200 ${x * 1.2},330 ${x * 1.5},452`)
    .join('');
  const embroidery = Array.from({ length: random.pick([3, 4, 5]) }, (_, index) => index)
    .map(
      (row) =>
        `<path d="M${-26 + row * 4},${112 + row * 26}q${26 - row * 4},20 ${52 - row * 8},0" fill="none" stroke="${colours.accent}" stroke-width="4" stroke-linecap="round"/><circle cx="0" cy="${132 + row * 24}" r="4" fill="${colours.ink}"/>`,
    )
    .join('');
  const pouch = random.chance(0.6)
    ? tailor.panel('M-64,268C-20,276 20,276 64,268L70,346C30,364 -30,364 -70,346Z', { angle: 0 }) +
      stitches('M-62,280C-20,288 20,288 62,280', colours.base)
    : '';
  const art =
    neckLining(60, 60, colours.base) +
    tailor.mirrored(
      tailor.panel(sleeve, { angle: 52, folds: ['M142,182C180,164 214,150 246,136'] }) +
        binding('M275,187C262,216 214,243 185,245', 10, colours.accent),
    ) +
    tailor.panel(body, { angle: 90, folds }) +
    stitches(onBothSides(strips), colours.base) +
    pouch +
    embroidery +
    binding(onBothSides('M60,-2C40,40 10,70 0,94'), 14, colours.accent) +
    binding('M-214,424C-160,456 -80,463 0,463C80,463 160,456 214,424', random.pick([8, 14, 20]), colours.accent);
  return {
    layers: [art],
    box: { left: -282, top: -12, right: 282, bottom: 476 },
    pegs: [
      [-106, 18],
      [106, 18],
    ],
    hanger: { by: 'shoulders', halfWidth: 128, y: 2 },
  };
};
