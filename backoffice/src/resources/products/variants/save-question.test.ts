import { saveQuestion } from './save-question.ts';
import type { VariantChanges } from './variant-changes.ts';

const textOf = (removed: Partial<VariantChanges>) =>
  saveQuestion({
    ...{ removedVariantIds: [], removedSizeIds: [], removedImageIds: [] },
    ...removed,
  }).text;

test('the question before saving counts what is removed', () => {
  expect(textOf({})).toBe('Save these changes?');
  expect(textOf({ removedSizeIds: [1] })).toBe('Save these changes? 1 size will be removed.');
  expect(textOf({ removedVariantIds: [1, 2], removedImageIds: [3] })).toBe(
    'Save these changes? 2 colours and 1 picture will be removed.',
  );
  expect(textOf({ removedVariantIds: [1], removedSizeIds: [1, 2], removedImageIds: [3, 4] })).toBe(
    'Save these changes? 1 colour, 2 sizes and 2 pictures will be removed.',
  );
});
