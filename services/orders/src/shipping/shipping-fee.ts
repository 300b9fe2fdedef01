import { foldForSearch } from '@shop/contracts/text';

/** Fees in pesewas. */
export interface ShippingRates {
  defaultPesewas: number;
  regions: Readonly<Record<string, number>>;
}

const regionKey = (name: string): string => foldForSearch(name.trim()).replace(/\s+region$/, '');

/** What sending to a region costs, in pesewas: "northern", "Northern" and "Northern Region" are one. */
export function shippingFee({ defaultPesewas, regions }: ShippingRates, region: string | null): number {
  if (region === null) return defaultPesewas;
  const wanted = regionKey(region);
  return Object.entries(regions).find(([name]) => regionKey(name) === wanted)?.[1] ?? defaultPesewas;
}

export const variesByRegion = ({ defaultPesewas, regions }: ShippingRates): boolean =>
  Object.values(regions).some((fee) => fee !== defaultPesewas);
