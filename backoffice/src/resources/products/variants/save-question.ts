import type { Question } from '../../../components/dialogs/dialogs.ts';
import type { VariantChanges } from './variant-changes.ts';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** "2 sizes and 1 picture" */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What is asked before a product is changed; what goes for good is counted. */
export function saveQuestion({
  removedVariantIds,
  removedSizeIds,
  removedImageIds,
}: Pick<VariantChanges, 'removedVariantIds' | 'removedSizeIds' | 'removedImageIds'>): Question {
  const gone = [
    ...counted(removedVariantIds.length, 'colour', 'colours'),
    ...counted(removedSizeIds.length, 'size', 'sizes'),
    ...counted(removedImageIds.length, 'picture', 'pictures'),
  ];
  const question = { title: 'Update product', text: 'Save these changes?', action: 'Update' };
  if (gone.length === 0) return question;
  return { ...question, text: `Save these changes? ${listed(gone)} will be removed.`, isGrave: true };
}
