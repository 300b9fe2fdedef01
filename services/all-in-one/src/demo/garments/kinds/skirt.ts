import type { DrawKind } from '../garment.ts';
import { bow } from '../sewing/bow.ts';
import { ruffle } from '../sewing/ruffle.ts';
import { button } from '../sewing/trims.ts';
import { gatheredSkirt } from './dress-skirt.ts';
import { elasticWaist } from './waistband.ts';

export const skirt: DrawKind = (tailor) => {
  const { colours, random } = tailor;
  const bottom = random.between(290, 330);
  const hem = 232;
  const petticoat = ruffle(
    tailor,
    [
      [-hem + 18, bottom - 32],
      [0, bottom + 8],
      [hem - 18, bottom - 32],
    ],
    { depth: 30, waves: 15, fabric: 'accent' },
  );
  const tier = random.chance(0.5)
    ? ruffle(
        tailor,
        [
          [-186, bottom * 0.52],
          [0, bottom * 0.56 + 22],
          [186, bottom * 0.52],
        ],
        { depth: 44, waves: 13, fabric: random.pick(['accent', 'ink']), flare: 14 },
      )
    : '';
  const front = random.pick([
    () => bow(tailor, 70, 40, 0.85),
    () => [76, 122, 168, 214].map((y) => button(0, y, 10, colours.accent)).join(''),
    () => '',
  ])();
  const art =
    petticoat +
    gatheredSkirt(tailor, { top: 28, waist: 136, bottom, hem }) +
    tier +
    elasticWaist(tailor, 136, random.pick(['accent', 'cloth'])) +
    front;
  return {
    layers: [art],
    box: { left: -242, top: -8, right: 242, bottom: bottom + 44 },
    pegs: [
      [-116, 12],
      [116, 12],
    ],
    hanger: { by: 'clips', halfWidth: 136, y: 24 },
  };
};
