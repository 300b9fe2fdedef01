import type { SandboxTransaction } from '../transaction-store.ts';

/** Where the shop wants its customer back, with the reference under both of its names. */
export function callbackUrlOf({ callbackUrl, reference }: Pick<SandboxTransaction, 'callbackUrl' | 'reference'>): URL {
  const url = new URL(callbackUrl);
  url.searchParams.set('reference', reference);
  url.searchParams.set('trxref', reference);
  return url;
}
