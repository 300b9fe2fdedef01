import { namedColours } from './garments/named-colours.ts';

/** What the demo's products choose from, by the names of the REST surface. Sizes by age first, then by height. */
export const LOOKUPS = {
  categories: ['Baby rompers & sets', 'Girls’ dresses & casuals', 'Boys’ tops & bottoms', 'Accessories'],
  colors: Object.entries(namedColours).map(([name, { base }]) => ({ name, hex: base })),
  sizes: [
    '0–3 months · 62 cm',
    '3–6 months · 68 cm',
    '6–12 months · 80 cm',
    '1–2 years · 92 cm',
    '2–3 years · 98 cm',
    '4–5 years · 110 cm',
    '6–7 years · 122 cm',
    '8–9 years · 134 cm',
    'One size',
  ],
  brands: ['Akwadaa Basics', 'Kente Tots', 'Harmattan Wear', 'Sunny Stitches', 'Odo Kids', 'Little Lamashegu'],
  materials: ['Cotton', 'Organic cotton', 'Cotton jersey', 'Woven kente cotton', 'Linen', 'Soft knit'],
  origins: ['Tamale', 'Kumasi', 'Accra', 'Cape Coast', 'Ho', 'Bolgatanga'],
  tags: ['Everyday', 'Party', 'School', 'Naming day', 'Gift', 'New in'],
} as const;

export const SUBCATEGORIES: Readonly<Record<(typeof LOOKUPS.categories)[number], readonly string[]>> = {
  'Baby rompers & sets': ['Rompers', 'Sleepsuits', 'Baby sets', 'Baby dungarees'],
  'Girls’ dresses & casuals': ['Party dresses', 'Day dresses', 'Skirts', 'Girls’ tops'],
  'Boys’ tops & bottoms': ['Shirts', 'T-shirts & polos', 'Shorts & trousers', 'Boys’ sets'],
  Accessories: ['Hats', 'Socks & booties', 'Bibs', 'Hair bows'],
};
