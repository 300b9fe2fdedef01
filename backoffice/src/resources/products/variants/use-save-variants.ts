import type { Product } from '@shop/contracts/rest/products';
import { HttpError, setSubmissionErrors, useDataProvider, useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { useConfirmed } from '../../../components/dialogs/use-confirmed.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { useShop } from '../../../data/shop.tsx';
import { type EditorValues, editorValuesOf } from './editor-values.ts';
import { hasChanges } from './has-changes.ts';
import { refusalInForm } from './refusal-in-form.ts';
import { saveQuestion } from './save-question.ts';
import type { StockDecision } from './stock-conflict-dialog.tsx';
import { type StockConflict, stockConflicts } from './stock-conflicts.ts';
import { useProductWritten } from './use-product-to-edit.ts';
import { variantChanges } from './variant-changes.ts';

interface SaveVariants {
  product: Product;
  form: UseFormReturn<EditorValues>;
  decideOn: (conflicts: readonly StockConflict[]) => Promise<StockDecision | null>;
}

const isStockChanged = (failure: unknown) =>
  failure instanceof HttpError && (failure.body as { code?: string } | undefined)?.code === 'stock_changed';

/** Saves the form once the person has said so, and asks about every stock that became another meanwhile. */
export function useSaveVariants({ product, form, decideOn }: SaveVariants) {
  const { http } = useShop();
  const shop = useDataProvider();
  const notify = useNotify();
  const confirmed = useConfirmed();
  const tellWritten = useProductWritten();

  const conflictsNow = async (values: EditorValues) =>
    stockConflicts(values, await http.get<Product>(`/products/${product.id}`));

  /** What was decided stands in the form, each stock beside the present one. */
  const takeOver = (conflicts: readonly StockConflict[], decision: StockDecision) => {
    for (const { path, present } of conflicts) {
      form.setValue(`${path}.stock`, decision[path] ?? present);
      form.setValue(`${path}.stockSeen`, present);
    }
  };

  const send = async (values: EditorValues): Promise<void> => {
    try {
      const { data } = await shop.update<Product>('products/with-variants-image', {
        ...{ id: product.id, data: variantChanges(product, values), previousData: product },
      });
      form.reset(editorValuesOf(data));
      tellWritten(data);
      notify('Product updated', { type: 'success' });
    } catch (failure) {
      const conflicts = isStockChanged(failure) ? await conflictsNow(values).catch(() => []) : [];
      if (conflicts.length === 0) return refuse(failure);
      const decision = await decideOn(conflicts);
      if (!decision) return;
      takeOver(conflicts, decision);
      await send(form.getValues());
    }
  };

  const refuse = (failure: unknown) => {
    notify(sentenceOfFailure('Failed to save product.', failure), { type: 'error', autoHideDuration: null });
    setSubmissionErrors(refusalInForm(failure), form.setError as UseFormSetError<FieldValues>);
  };

  return async (values: EditorValues): Promise<void> => {
    const changes = variantChanges(product, values);
    if (!hasChanges(changes)) notify('There is nothing to save.', { type: 'info' });
    else if (await confirmed(saveQuestion(changes))) await send(values);
  };
}
