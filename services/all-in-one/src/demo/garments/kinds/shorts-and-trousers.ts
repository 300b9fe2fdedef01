import type { DrawKind } from '../garment.ts';
import { pocket } from '../sewing/pocket.ts';
import { button } from '../sewing/trims.ts';
import { foldedTrousers } from './folded-trousers.ts';
import { hipPockets, legHems, legsPanel, shortsCut, trousersCut, type LegCut } from './legs.ts';
import { drawstring, elasticWaist } from './waistband.ts';

const legged =
  (cut: LegCut): DrawKind =>
  (tailor) => {
    const { colours, random } = tailor;
    const isLong = cut.length > 400;
    const length = cut.length + random.between(-20, 20);
    const measured = { ...cut, length };
    const hems = random.pick(
      isLong ? (['rib', 'turn-up', 'stitched'] as const) : (['turn-up', 'stitched', 'binding'] as const),
    );
    const waist = elasticWaist(tailor, cut.waist, random.chance(0.45) ? 'accent' : 'cloth');
    const closing = random.chance(0.6)
      ? drawstring(random.chance(0.5) ? '#FFF6E6' : colours.accent)
      : button(0, 21, 10, colours.accent);
    const patch = random.chance(0.4)
      ? pocket(tailor, cut.hip - 62, isLong ? 250 : 150, 62, random.pick(['accent', 'cloth']))
      : '';
    const art =
      legsPanel(tailor, measured) +
      hipPockets(tailor, measured) +
      patch +
      legHems(tailor, measured, hems) +
      waist +
      closing;
    const half = Math.max(cut.outer, cut.hip) + 8;
    return {
      layers: [art],
      box: { left: -half, top: -8, right: half, bottom: length + 14 },
      pegs: [
        [-cut.waist + 18, 12],
        [cut.waist - 18, 12],
      ],
      hanger: { by: 'clips', halfWidth: cut.waist, y: 24 },
      folded: foldedTrousers,
    };
  };

export const shorts = legged(shortsCut);
export const trousers = legged(trousersCut);
