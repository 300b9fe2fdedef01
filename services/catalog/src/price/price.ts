/** A price as it was typed on one level: a product, a variant or a size. Null or 0 is not set. */
export interface OwnPrice {
  pricePesewas: number | null;
  discountPesewas: number | null;
}

export interface Price {
  /** Before the discount, in pesewas. */
  listPesewas: number;
  /** Null where there is no discount, or one that lowers nothing. */
  discountPesewas: number | null;
  /** What is charged for one piece, in pesewas. */
  unitPesewas: number;
}

/** The price of the first level that has one, the nearest level first; null where none has: it can't be sold. */
export function effectivePrice(levels: readonly OwnPrice[]): Price | null {
  const level = levels.find(({ pricePesewas }) => pricePesewas !== null && pricePesewas > 0);
  if (!level?.pricePesewas) return null;
  const { pricePesewas: listPesewas, discountPesewas: discount } = level;
  const discountPesewas = discount !== null && discount > 0 && discount < listPesewas ? discount : null;
  return { listPesewas, discountPesewas, unitPesewas: discountPesewas ?? listPesewas };
}

interface PricedVariant extends OwnPrice {
  sizes: readonly OwnPrice[];
}

const firstSize = ({ sizes }: PricedVariant): OwnPrice[] => sizes.slice(0, 1);

export const priceOfSize = (size: OwnPrice, variant: PricedVariant, product: OwnPrice): Price | null =>
  effectivePrice([size, variant, ...firstSize(variant), product]);

export const priceOfVariant = (variant: PricedVariant, product: OwnPrice): Price | null =>
  effectivePrice([variant, ...firstSize(variant), product]);
