import { detailIssues } from '../details/detail-values.ts';
import { amountIssue, isStock, priceIssue } from '../details/offer-rules.ts';
import { withoutEmpty } from '../variants/text-issues.ts';
import type { NewProductValues, NewSizeValues, NewVariantValues } from './new-product-values.ts';

const STOCK = 'How many are there? A whole number, 0 or more.';

const sizeIssues = ({ stock, price }: NewSizeValues) =>
  withoutEmpty({
    stock: isStock(stock) ? undefined : STOCK,
    price: price === null ? undefined : priceIssue(price),
  });

function variantIssues(variant: NewVariantValues, place: number, all: readonly NewVariantValues[]) {
  const sizes = variant.sizes.map(sizeIssues);
  const isTwice = all.findIndex(({ colorId }) => colorId === variant.colorId) < place;
  return withoutEmpty<unknown>({
    colorId:
      variant.colorId === null ? 'Please choose a colour.' : isTwice ? 'This colour is there already.' : undefined,
    stock: variant.sizes.length > 0 || isStock(variant.stock) ? undefined : STOCK,
    sizes: sizes.some((issues) => Object.keys(issues).length > 0) ? sizes : undefined,
  });
}

/** What is wrong with the form of a new product, a sentence for each field. */
export function newProductIssues(values: NewProductValues, { isAdmin }: { isAdmin: boolean }): object {
  const { variants, price, discountPrice, stock } = values;
  const ofVariants = variants.map(variantIssues);
  return withoutEmpty<unknown>({
    ...detailIssues(values, { needsVendor: isAdmin }),
    price: priceIssue(price),
    discountPrice:
      discountPrice !== null && price !== null && discountPrice >= price
        ? 'It is lower than the price.'
        : amountIssue(discountPrice),
    stock: variants.length > 0 || isStock(stock) ? undefined : STOCK,
    variants: ofVariants.some((issues) => Object.keys(issues).length > 0) ? ofVariants : undefined,
  });
}
