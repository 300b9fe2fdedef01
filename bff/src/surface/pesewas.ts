import { toPesewas } from '@shop/contracts/money';

/** Absent stays absent. */
export const pesewasOf = (cedis: number | undefined) => (cedis === undefined ? undefined : toPesewas(cedis));

/** What is absent is not set. */
export const pesewasOrNull = (cedis: number | null | undefined) =>
  cedis === null || cedis === undefined ? null : toPesewas(cedis);
