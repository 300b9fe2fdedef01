import type { z } from 'zod';
import type { initialisePaymentSchema } from '@shop/contracts/services/payment';
import type { Database } from '@shop/chassis/database/database';
import { conflict, unavailable } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { ProviderRefusal } from '../provider/provider.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { nextCheck } from './next-check.ts';
import { paymentFacts } from './payment.ts';
import type { Payment } from './payment.ts';
import { findPayment, insertPayment, saveAuthorizationUrl } from './payment-store.ts';

export interface InitialisePaymentParts {
  database: Database;
  provider: PaymentProvider;
  outbox: Outbox;
  now: () => Date;
  callbackUrl: string;
  reconcileEveryMs: number;
}

type Request = z.output<typeof initialisePaymentSchema>;

/** Opens the provider's page for a sum and answers its address. The same reference again gets the same page. */
export const createInitialisePayment =
  ({ database, provider, outbox, now, callbackUrl, reconcileEveryMs }: InitialisePaymentParts) =>
  async (request: Request): Promise<string> => {
    const { reference, customerId, amountPesewas, email } = request;
    const createdAt = now();
    const nextCheckAt = nextCheck({ status: 'pending', createdAt }, createdAt, reconcileEveryMs);
    const known = await insertPayment(database, { reference, customerId, amountPesewas, createdAt, nextCheckAt });
    const payment = sameAsAsked(known, request);
    if (payment.authorizationUrl) return payment.authorizationUrl;

    const url = await provider
      .initialise({ reference, email, amountPesewas, callbackUrl })
      .catch((error: unknown) => pageMadeMeanwhile(database, reference, error));
    await database.transaction(async (tx) => {
      if (!(await saveAuthorizationUrl(tx, payment.id, url))) return;
      outbox.append(tx, {
        type: 'payment.payment-initiated.v1',
        payload: { ...paymentFacts(payment), amountPesewas },
      });
    });
    return url;
  };

function sameAsAsked(payment: Payment, { customerId, amountPesewas }: Request): Payment {
  if (payment.customerId === customerId && payment.amountPesewas === amountPesewas) return payment;
  throw conflict('payment_differs', 'This payment was started for another sum. Please check out again.');
}

// The provider takes a reference once: a refusal may mean that the same request, made twice, was quicker the other time.
async function pageMadeMeanwhile(database: Database, reference: string, error: unknown): Promise<string> {
  if (!(error instanceof ProviderRefusal)) throw error;
  const payment = await findPayment(database, reference);
  if (payment?.authorizationUrl) return payment.authorizationUrl;
  throw unavailable('The payment could not be started. Please check out again.', {
    code: 'payment_not_initialised',
    cause: error,
  });
}
