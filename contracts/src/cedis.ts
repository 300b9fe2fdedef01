/** An amount of money inside the shop: a whole number of pesewas (1 cedi = 100 pesewas). */
export type Pesewas = number;

export const isWholePesewas = (cedis: number): boolean =>
  Number.isSafeInteger(Math.round(cedis * 100)) && Math.abs(cedis * 100 - Math.round(cedis * 100)) < 1e-6;

/** The one place that turns cedis of the public API into pesewas. The number must have at most two decimals. */
export function toPesewas(cedis: number): Pesewas {
  if (!isWholePesewas(cedis)) throw new RangeError(`${cedis} cedis is not a whole number of pesewas`);
  return Math.round(cedis * 100);
}

/** The one place that turns pesewas into the cedis of the public API. */
export function toCedis(pesewas: Pesewas): number {
  return pesewas / 100;
}

/** "1,234.50": the same in every browser and language. */
export function formatAmount(cedis: number): string {
  const [whole = '0', decimals = '00'] = Math.abs(cedis).toFixed(2).split('.');
  return `${cedis < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** "GHS 1,234.50"; a dash where there is no amount. */
export function formatGhs(cedis: number | null | undefined): string {
  return cedis === null || cedis === undefined ? '–' : `GHS ${formatAmount(cedis)}`;
}
