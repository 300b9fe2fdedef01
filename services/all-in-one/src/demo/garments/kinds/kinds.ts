import type { DrawKind } from '../garment.ts';
import { aLineDress } from './a-line-dress.ts';
import { bandanaBib, bib } from './bib.ts';
import { dungarees, shortDungarees } from './dungarees.ts';
import { booties, socks } from './socks-and-booties.ts';
import { beanie } from './beanie.ts';
import { cap, sunHat } from './brimmed-hats.ts';
import { headband } from './headband.ts';
import { cardigan, hoodie, jacket } from './cardigan-and-jackets.ts';
import { partyDress } from './party-dress.ts';
import { pinafore } from './pinafore.ts';
import { romper } from './romper.ts';
import { schoolPinaforeUniform, schoolShortsUniform } from './school-uniforms.ts';
import { shortsSet, skirtSet, trousersSet } from './two-piece-sets.ts';
import { longSleevedShirt, polo, shortSleevedShirt } from './shirt.ts';
import { shorts, trousers } from './shorts-and-trousers.ts';
import { skirt } from './skirt.ts';
import { sleepsuit } from './sleepsuit.ts';
import { smock } from './smock.ts';
import { longSleevedTee, shortSleevedTee } from './tee.ts';

export const kinds = {
  romper,
  sleepsuit,
  'a-line-dress': aLineDress,
  'party-dress': partyDress,
  pinafore,
  tee: shortSleevedTee,
  'long-sleeve-tee': longSleevedTee,
  shirt: shortSleevedShirt,
  'long-sleeve-shirt': longSleevedShirt,
  polo,
  smock,
  cardigan,
  jacket,
  hoodie,
  shorts,
  trousers,
  skirt,
  dungarees,
  'short-dungarees': shortDungarees,
  'shorts-set': shortsSet,
  'trousers-set': trousersSet,
  'skirt-set': skirtSet,
  'school-shorts-uniform': schoolShortsUniform,
  'school-pinafore-uniform': schoolPinaforeUniform,
  cap,
  'sun-hat': sunHat,
  beanie,
  headband,
  socks,
  booties,
  bib,
  'bandana-bib': bandanaBib,
} satisfies Record<string, DrawKind>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];
