import type { EditorValues, SizeValues, VariantValues } from './editor-values.ts';
import { offerIssues } from './offer-issues.ts';
import { textIssues, type TextIssues, withoutEmpty } from './text-issues.ts';

/** A sentence for each field that something is wrong with, in the shape of the values. */
export interface EditorIssues extends TextIssues {
  variants?: object[];
}

/** Everything that is wrong with what stands in the form; empty where nothing is. */
export function editorIssues(values: EditorValues): EditorIssues {
  const colours = values.variants.map(({ colorId }) => colorId);
  const variants = values.variants.map((variant, index) =>
    variantIssues(variant, colours.indexOf(variant.colorId) < index),
  );
  return { ...textIssues(values), ...listed('variants', variants) };
}

function variantIssues(variant: VariantValues, isTwice: boolean): object {
  const colorId = chosenIssue(variant.colorId, 'Choose a colour.', isTwice && TWICE);
  if (!variant.hasSizes) return withoutEmpty({ colorId, ...offerIssues(variant) });
  const ids = variant.sizes.map(({ sizeId }) => sizeId);
  const sizes = variant.sizes.map((size, index) => sizeIssues(size, ids.indexOf(size.sizeId) < index));
  return { ...withoutEmpty({ colorId }), ...listed('sizes', sizes) };
}
const TWICE = 'This colour stands here twice. Give it one block with all its sizes.';

const sizeIssues = (size: SizeValues, isTwice: boolean): object =>
  withoutEmpty({
    sizeId: chosenIssue(size.sizeId, 'Choose a size.', isTwice && 'This size stands here twice.'),
    ...offerIssues(size),
  });

const chosenIssue = (id: number | null, none: string, twice: string | false): string | undefined =>
  id === null ? none : twice || undefined;

/** A list keeps the places of its rows; it is left out where nothing is wrong with any. */
const listed = (field: string, issues: object[]): Record<string, object[]> =>
  issues.some((row) => Object.keys(row).length > 0) ? { [field]: issues } : {};
