import type { Product } from '@shop/contracts/rest/products';
import { ChoiceSelect } from './choice-select.tsx';
import { isVariantSoldOut, type Picked, type ProductChoice, stockOf } from './product-choice.ts';

interface ProductChoicesProps {
  product: Product;
  choice: ProductChoice;
  picked: Picked;
  onPick: (picked: Picked) => void;
}

export function ProductChoices({ product, choice: { variant, size }, picked, onPick }: ProductChoicesProps) {
  return (
    <div className="product__choices">
      <ChoiceSelect
        label="Colour"
        hex={variant?.color.hex}
        chosen={variant?.id}
        options={product.variants.map((each) => ({
          id: each.id,
          name: each.color.name,
          isSoldOut: isVariantSoldOut(each),
        }))}
        onChoose={(variantId) => {
          onPick({ ...picked, variantId });
        }}
      />
      <ChoiceSelect
        label="Size"
        chosen={size?.sizeId}
        options={(variant?.sizes ?? []).map((each) => ({
          id: each.sizeId,
          name: each.size.name,
          isSoldOut: stockOf(each) === 0,
        }))}
        onChoose={(sizeId) => {
          onPick({ variantId: variant?.id ?? null, sizeId });
        }}
      />
    </div>
  );
}
