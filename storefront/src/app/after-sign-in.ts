import type { AddToCart } from '@shop/contracts/rest/carts';

/**
 * What a person wanted when the sign-in page came between. It travels in the history entry: it survives a reload and
 * the way over the registration. Only who signs in on its page has it carried out.
 */
export interface AfterSignIn {
  returnTo?: string;
  addToCart?: AddToCart;
  /** A sentence for the top of the sign-in page. */
  says?: string;
  /** Filled into the form. */
  email?: string;
}

export const afterSignInOf = (historyState: unknown): AfterSignIn => (historyState ?? {}) as AfterSignIn;
