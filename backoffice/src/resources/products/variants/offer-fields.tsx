import { BooleanInput, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PriceInput } from '../../../components/forms/price-input.tsx';
import type { EditorValues } from './editor-values.ts';
import { discountHint } from './discount-hint.ts';

interface OfferFieldsProps {
  /** Of the row whose price and stock these are. */
  source: `variants.${number}` | `variants.${number}.sizes.${number}`;
  /** What customers who are paying hold of the stock. */
  heldStock: number;
  stockHint?: string | undefined;
}

/** A turn of the wheel above a stock must not change it. */
const letGo = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
  currentTarget.blur();
};

/** Price, discount, stock and availability of what is sold; each in the grid area of its name. */
export function OfferFields({ source, heldStock, stockHint }: OfferFieldsProps) {
  const [price, discountPrice] = useWatch<EditorValues, [`${typeof source}.price`, `${typeof source}.discountPrice`]>({
    name: [`${source}.price`, `${source}.discountPrice`],
  });
  return (
    <>
      <PriceInput source={`${source}.price`} label="Price" helperText={false} sx={{ gridArea: 'price' }} />
      <PriceInput
        source={`${source}.discountPrice`}
        label="Discount price"
        helperText={discountHint(price, discountPrice) ?? false}
        sx={{ gridArea: 'discount' }}
      />
      <NumberInput
        source={`${source}.stock`}
        label="Stock"
        isRequired
        step={1}
        min={0}
        helperText={heldStock > 0 ? `${heldStock} held by customers who are paying` : (stockHint ?? false)}
        slotProps={{ htmlInput: { inputMode: 'numeric', onWheel: letGo } }}
        sx={{ gridArea: 'stock' }}
      />
      <BooleanInput
        source={`${source}.available`}
        label="Available"
        helperText={false}
        sx={{ gridArea: 'available', minHeight: 44, justifyContent: 'center' }}
      />
    </>
  );
}
