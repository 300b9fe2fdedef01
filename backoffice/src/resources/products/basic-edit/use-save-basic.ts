import type { Product } from '@shop/contracts/rest/products';
import { HttpError, setSubmissionErrors, useDataProvider, useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { useConfirmed } from '../../../components/dialogs/use-confirmed.ts';
import { fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { useShop } from '../../../data/shop.tsx';
import type { StockConflict } from '../variants/stock-conflicts.ts';
import type { StockDecision } from '../variants/stock-conflict-dialog.tsx';
import { useProductWritten } from '../variants/use-product-to-edit.ts';
import { orderShown } from '../images/picture-changes.ts';
import { type BasicChanges, basicChanges, type BasicValues, basicValuesOf, picturesOf } from './basic-values.ts';

const QUESTION = { title: 'Update product', text: 'Save these changes?', action: 'Update' };
const PATH = 'stock';

interface SaveBasic {
  product: Product;
  form: UseFormReturn<BasicValues>;
  decideOn: (conflicts: readonly StockConflict<string>[]) => Promise<StockDecision | null>;
}

const isStockChanged = (failure: unknown) =>
  failure instanceof HttpError && (failure.body as { code?: string } | undefined)?.code === 'stock_changed';

/** Saves the form once the person has said so, and asks where the stock became another meanwhile. */
export function useSaveBasic({ product, form, decideOn }: SaveBasic) {
  const { http } = useShop();
  const shop = useDataProvider();
  const notify = useNotify();
  const confirmed = useConfirmed();
  const tellWritten = useProductWritten();

  const refuse = (failure: unknown) => {
    notify(sentenceOfFailure('Error updating product!', failure), { type: 'error', autoHideDuration: null });
    setSubmissionErrors(fieldErrorsOf(failure) ?? {}, form.setError as UseFormSetError<FieldValues>);
  };

  /** True where the person has decided which figure holds; it stands in the form then, beside the present one. */
  const decideOnStock = async ({ stock, stockSeen }: BasicValues): Promise<boolean> => {
    const now = await http.get<Product>(`/products/${product.id}`).catch(refuse);
    if (!now) return false;
    const present = now.stock;
    const conflict = { path: PATH, name: product.name, seen: stockSeen, present, written: stock ?? present };
    const decision = await decideOn([conflict]);
    if (!decision) return false;
    form.setValue('stock', decision[PATH] ?? present);
    form.setValue('stockSeen', present);
    return true;
  };

  const update = async (data: BasicChanges): Promise<Product> => {
    const { data: written } = await shop.update<Product>('products', { id: product.id, data, previousData: product });
    // Saved is saved, also where what comes after it is refused.
    form.reset(basicValuesOf(written));
    tellWritten(written);
    return written;
  };

  const send = async (values: BasicValues): Promise<void> => {
    try {
      const written = await update(basicChanges(product, values));
      if (picturesOf(product, values)?.isMixed)
        await update({ keptImageIds: orderShown(values.pictures, written.images) });
      notify('Product updated successfully!', { type: 'success' });
    } catch (failure) {
      if (!isStockChanged(failure)) refuse(failure);
      else if (await decideOnStock(values)) await send(form.getValues());
    }
  };

  return async (values: BasicValues): Promise<void> => {
    if (Object.keys(basicChanges(product, values)).length === 0) notify('There is nothing to save.', { type: 'info' });
    else if (await confirmed(QUESTION)) await send(values);
  };
}
