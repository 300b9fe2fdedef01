import type { Look } from './garments/looks/look.ts';
import { LOOKUPS, SUBCATEGORIES } from './lookups.ts';

/** A product of the demo, in names; prices in cedis. */
export interface DemoProduct {
  look: Look;
  name: string;
  description: string;
  longDescription: string;
  category: string;
  subcategory: string;
  brand: string;
  material: string;
  origin: string;
  tags: string[];
  price: number;
  discountPrice: number | null;
  /** By colour, then by size: pieces. A product without colours or sizes to choose has none. */
  colours: string[];
  sizes: string[];
  stockOf(colour: number, size: number): number;
}

const CATEGORY = {
  baby: LOOKUPS.categories[0],
  girls: LOOKUPS.categories[1],
  boys: LOOKUPS.categories[2],
  accessories: LOOKUPS.categories[3],
} as const;

const SIZES = {
  baby: LOOKUPS.sizes.slice(0, 4),
  girls: LOOKUPS.sizes.slice(3, 8),
  boys: LOOKUPS.sizes.slice(3, 8),
  accessories: [],
} as const;

/** The starting prices of the pricing page, in cedis. */
const STARTING_PRICE = { baby: 60, girls: 70, boys: 65, accessories: 20 } as const;

const SUBCATEGORY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/romper/, 'Rompers'],
  [/sleepsuit/, 'Sleepsuits'],
  [/party-dress/, 'Party dresses'],
  [/dress|pinafore/, 'Day dresses'],
  [/skirt/, 'Skirts'],
  [/polo|tee/, 'T-shirts & polos'],
  [/shirt|smock|jacket|hoodie/, 'Shirts'],
  [/set|uniform/, 'Boys’ sets'],
  [/shorts|trousers|dungarees/, 'Shorts & trousers'],
  [/hat|cap|beanie/, 'Hats'],
  [/socks|booties/, 'Socks & booties'],
  [/bib/, 'Bibs'],
  [/headband/, 'Hair bows'],
];

function subcategoryOf(look: Look): string {
  const offered = SUBCATEGORIES[CATEGORY[look.audience]];
  const fitting = SUBCATEGORY_WORDS.find(([word, name]) => word.test(look.kind) && offered.includes(name));
  return fitting?.[1] ?? offered[look.seed % offered.length] ?? '';
}

const of = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

const TAGS: readonly (readonly [RegExp, string])[] = [
  [/school/, 'School'],
  [/party|naming|outdooring/i, 'Party'],
  [/kente|wax/, 'Naming day'],
  [/bib|booties|romper/, 'Gift'],
];

/** What the demo sells of a drawn look: the same for the same look, whoever asks. */
export function productOfLook(look: Look, index: number): DemoProduct {
  const { audience, seed, title } = look;
  const steps = seed % 9;
  const price = STARTING_PRICE[audience] + (audience === 'accessories' ? steps * 2.5 : steps * 5);
  const material = look.pattern === 'kente' ? 'Woven kente cotton' : of(LOOKUPS.materials, seed);
  const colours = audience === 'accessories' && index % 3 === 0 ? look.colours.slice(0, 1) : look.colours.slice(0, 2);
  const isBasic = colours.length === 1;
  const words = `${look.key} ${look.kind}`;
  return {
    look,
    name: title,
    description: `${title} in ${material.toLowerCase()}, sewn for children who don’t sit still.`,
    longDescription:
      `Soft ${material.toLowerCase()} that stays cool in the heat and keeps its colour in the wash. ` +
      'Seams are finished flat so that nothing scratches, and there is room to grow. ' +
      'Wash at 30 °C with like colours, dry in the shade.',
    category: CATEGORY[audience],
    subcategory: subcategoryOf(look),
    brand: of(LOOKUPS.brands, seed >>> 3),
    material,
    origin: of(LOOKUPS.origins, seed >>> 5),
    tags: [...TAGS.flatMap(([word, tag]) => (word.test(words) ? [tag] : [])), 'Everyday'].slice(0, 2),
    price,
    discountPrice: index % 5 === 2 ? Math.round(price * 0.8 * 2) / 2 : null,
    colours: isBasic ? [] : [...colours],
    sizes: isBasic ? [] : [...SIZES[audience]],
    stockOf: (colour, size) =>
      (seed >>> (colour * 3 + size)) % 7 === 0 ? 0 : 3 + ((seed >>> (colour + size * 2)) % 14),
  };
}
