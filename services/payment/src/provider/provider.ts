/** What the provider says of a transaction. Amounts are integers of the currency's smallest unit. */
export interface ProviderTransaction {
  status: 'success' | 'failed' | 'abandoned' | 'ongoing';
  amount: number;
  currency: string;
  method: string | null;
  paidAt: Date | null;
}

export interface ProviderRefund {
  id: string;
  status: 'waiting' | 'processed' | 'failed' | 'needs-attention';
  /** What we wrote on it when we asked for it. */
  note: string | null;
}

export interface NewTransaction {
  reference: string;
  email: string;
  amountPesewas: number;
  callbackUrl: string;
}

export interface NewRefund {
  reference: string;
  amount: number;
  currency: string;
  note: string;
}

/**
 * The payment provider. Every call throws a ProviderRefusal where the provider said no, and a Problem 503 where it didn't
 * answer in time.
 */
export interface PaymentProvider {
  /** Answers the address of the page on which the customer pays. A reference can be used once only. */
  initialise(transaction: NewTransaction): Promise<string>;
  /** Null where the provider knows no such reference. */
  verify(reference: string): Promise<ProviderTransaction | null>;
  createRefund(refund: NewRefund): Promise<ProviderRefund>;
  listRefunds(reference: string): Promise<ProviderRefund[]>;
  fetchRefund(id: string): Promise<ProviderRefund>;
  close(): Promise<void>;
}

/** The provider understood and said no; asking the same again would change nothing. */
export class ProviderRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ProviderRefusal';
    this.status = status;
  }
}
