import { looksFor } from './look.ts';

export const accessoriesLooks = looksFor('accessories', [
  ['Wax-print sun hat', 'sun-hat', 'wax-print', 'flat', 'sun', ['White', 'Indigo', 'Coral']],
  ['Polka sun hat', 'sun-hat', 'dots', 'flat', 'blush', ['Rose', 'Sky', 'Mint']],
  ['Plain cotton sun hat', 'sun-hat', 'plain', 'flat', 'mint', ['Sun', 'Cream', 'Lilac']],
  ['Playground cap', 'cap', 'plain', 'flat', 'sky', ['Navy', 'Clay', 'Forest']],
  ['Tartan cap', 'cap', 'tartan', 'flat', 'cream', ['Forest', 'Berry', 'Sky']],
  ['Kente cap', 'cap', 'kente', 'flat', 'lilac', ['Gold', 'Forest', 'Clay']],
  ['Pompom beanie', 'beanie', 'stripes', 'flat', 'sand', ['Coral', 'Indigo', 'Mint']],
  ['Plain knitted beanie', 'beanie', 'plain', 'flat', 'blush', ['Rose', 'Gold', 'Sky']],
  ['Big bow headband', 'headband', 'dots', 'flat', 'lilac', ['Rose', 'Navy', 'Mint']],
  ['Kente bow headband', 'headband', 'kente', 'flat', 'cream', ['Forest', 'Gold', 'Berry']],
  ['Striped socks', 'socks', 'stripes', 'pegged', 'mint', ['White', 'Sky', 'Clay']],
  ['Starry socks', 'socks', 'stars', 'flat', 'sun', ['Lilac', 'Navy', 'Cream']],
  ['Plain school socks', 'socks', 'plain', 'flat', 'sky', ['White', 'Navy', 'Forest']],
  ['Soft leaf booties', 'booties', 'leaves', 'flat', 'cream', ['Mint', 'Forest', 'Cream']],
  ['Little plain booties', 'booties', 'plain', 'flat', 'blush', ['Coral', 'Sky', 'Gold']],
  ['Dotty bib', 'bib', 'dots', 'flat', 'sky', ['Sky', 'Rose', 'Sun']],
  ['Elephant bib', 'bib', 'plain', 'pegged', 'mint', ['White', 'Mint', 'Coral']],
  ['Stamp-print bandana bib', 'bandana-bib', 'stamps', 'flat', 'sand', ['Clay', 'Indigo', 'Forest']],
]);
