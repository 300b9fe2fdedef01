const KEY = 'akwadaa.checkout';

/** What was chosen before the customer went to the provider. The server knows it too; a new tab does without. */
export interface StartedCheckout {
  reference: string;
  addressId: number;
  shippingFee: number;
}

export function rememberCheckout(storage: Storage, started: StartedCheckout): void {
  storage.setItem(KEY, JSON.stringify(started));
}

export function recallCheckout(storage: Storage, reference: string): StartedCheckout | null {
  const started = JSON.parse(storage.getItem(KEY) ?? 'null') as StartedCheckout | null;
  return started?.reference === reference ? started : null;
}
