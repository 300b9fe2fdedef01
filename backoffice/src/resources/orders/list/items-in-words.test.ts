import { itemsInWords } from './items-in-words.ts';

const item = (quantity: number, name: string, color: string | null, size: string | null) => ({
  quantity,
  product: { id: 1, imageUrl: null, name, color, size },
});

test('the items of an order read as a person would say them', () => {
  expect(itemsInWords([item(2, 'Kente romper', 'Gold', '0–3 months'), item(1, 'Sun hat', null, null)])).toBe(
    '2 × Kente romper (Gold, 0–3 months), 1 × Sun hat',
  );
  expect(itemsInWords([])).toBe('');
});
