/** The payment that a return address names: `reference` and `trxref` mean the same, so two different ones name none. */
export function returnedReference(params: URLSearchParams): { reference: string | null; isContradictory: boolean } {
  const named = new Set(['reference', 'trxref'].flatMap((name) => params.getAll(name)).filter((text) => text !== ''));
  const [reference = null] = named;
  return named.size > 1 ? { reference: null, isContradictory: true } : { reference, isContradictory: false };
}
