import { foldForSearch } from '@shop/contracts/text';

export const FIRST_NAMES = [
  ...['Abena', 'Adwoa', 'Akosua', 'Ama', 'Araba', 'Ɛfua', 'Ekow', 'Esi', 'Fiifi', 'Kofi', 'Kojo', 'Kwabena', 'Kwame'],
  ...['Kwasi', 'Mansa', 'Naa', 'Nana', 'Nii', 'Serwaa', 'Yaa', 'Yaw', 'Ayisha', 'Fuseini', 'Mariama', 'Selorm', 'Ebo'],
];

export const LAST_NAMES = [
  ...['Acheampong', 'Addo', 'Agyeman', 'Alhassan', 'Ampofo', 'Ansah', 'Appiah', 'Asante', 'Baidoo', 'Boateng', 'Danso'],
  ...[
    'Darko',
    'Gyasi',
    'Iddrisu',
    'Kumi',
    'Lartey',
    'Mensah',
    'Nkansah',
    'Ɔfori',
    'Ɔwusu',
    'Quartey',
    'Sarpong',
    'Ŋmai',
  ],
];

export const TOWNS = ['Accra', 'Kumasi', 'Tamale', 'Takoradi', 'Cape Coast', 'Ho', 'Sunyani', 'Wa'];
/** Of the towns, in their order. */
export const REGIONS = [
  ...['Greater Accra', 'Ashanti', 'Northern', 'Western', 'Central', 'Volta', 'Bono', 'Upper West'],
];

export const LOOKS = [
  ...['Airy', 'Bright', 'Checked', 'Cosy', 'Dotted', 'Embroidered', 'Festive', 'Hooded', 'Kente', 'Knitted', 'Light'],
  ...['Patterned', 'Plain', 'Quilted', 'Ruffled', 'Smocked', 'Soft', 'Striped', 'Sturdy', 'Washed', 'Waxprint', 'Ɔkɔ'],
];

export const GARMENTS = [
  ...['blouse', 'bonnet', 'cardigan', 'coat', 'dress', 'dungarees', 'gown', 'hat', 'jacket', 'jumper', 'leggings'],
  ...['overalls', 'pinafore', 'pyjamas', 'romper', 'sandals', 'shirt', 'shorts', 'skirt', 'sleepsuit', 'socks', 'vest'],
];

/** SQL for the word at a place, which is SQL too; after the last word comes the first again. */
export const wordAt = (words: readonly string[], place: string): string =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${place}) % ${words.length}]`;

/** The same as searches compare it. */
export const foldedAt = (words: readonly string[], place: string): string => wordAt(words.map(foldForSearch), place);
