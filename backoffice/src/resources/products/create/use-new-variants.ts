import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useConfirmed } from '../../../components/dialogs/use-confirmed.ts';
import { isBegun, type NewProductValues, nextVariant } from './new-product-values.ts';

const question = (isLast: boolean) => ({
  title: 'Remove this colour?',
  text: isLast
    ? 'Its sizes and stock go. Its pictures stay, as those of the product.'
    : 'Its pictures, sizes and stock go from this form.',
  action: 'Remove',
  isGrave: true,
});

/** The colours of a new product, as they come and go; pictures change places with those of the product itself. */
export function useNewVariants({ control, getValues, setValue }: UseFormReturn<NewProductValues>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'variants' });
  const confirmed = useConfirmed();

  const addVariant = () => {
    append(nextVariant(getValues()));
    setValue('pictures', []);
  };

  /** True where it went. */
  const removeVariant = async (index: number): Promise<boolean> => {
    const variant = getValues(`variants.${index}`);
    const isLast = fields.length === 1;
    if (isBegun(variant) && !(await confirmed(question(isLast)))) return false;
    if (isLast) setValue('pictures', variant.pictures);
    remove(index);
    return true;
  };

  return { fields, addVariant, removeVariant };
}
