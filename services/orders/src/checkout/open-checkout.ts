import type { Person } from '@shop/chassis/auth/caller';
import { badRequest, conflict, Problem, unavailable } from '@shop/chassis/errors/problem';
import { keepFreshSkus, refreshSkus } from '../sku-copies/refresh-skus.ts';
import { sumOf } from './checkout.ts';
import type { CheckoutLine, Offer } from './checkout.ts';
import { markOpen } from './checkout-store.ts';
import { closeCheckout } from './close-checkout.ts';
import { finishEarlier } from './finish-earlier.ts';
import type { FinishParts } from './finish-earlier.ts';
import { insertOpening } from './insert-opening.ts';
import type { NewCheckout } from './insert-opening.ts';
import { amountMismatch, cartChanged, priceCart } from './price-cart.ts';
import type { PriceParts } from './price-cart.ts';

export type OpenParts = FinishParts & PriceParts & { newReference: () => string; holdMs: number };

interface OpenRequest {
  amountPesewas: number;
  email: string;
  addressId: number | null;
}
interface Opened {
  reference: string;
  authorizationUrl: string;
}

// Each turn means that another tab of the same customer was quicker: what it left in the cart is priced anew.
const MAX_TURNS = 5;

const sameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Prices the customer's cart, holds its pieces and answers where to pay. The same cart again gets the same address,
 * from any number of tabs; another cart closes the earlier checkout.
 */
export async function openCheckout(parts: OpenParts, customer: Person, request: OpenRequest): Promise<Opened> {
  if (!sameEmail(request.email, customer.email)) {
    throw badRequest('email_mismatch', 'Please pay with the e-mail address that you are signed in with.');
  }
  const { id, email } = customer;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const offer = await priceCart(parts, { ...request, customer: { id, email } });
    await parts.pausePoint('orders.after-pricing');
    const earlier = await finishEarlier(parts, offer);
    if (earlier === 'late') continue;
    if (earlier !== 'none') return earlier;
    const checkout = newCheckout(parts, offer);
    if (await insertOpening(parts.database, checkout)) return reserveAndInitialise(parts, checkout);
  }
  throw conflict('checkout_busy', 'You are starting this payment in another tab. Please go on there, or try again.');
}

function newCheckout({ now, newReference, holdMs }: OpenParts, offer: Offer): NewCheckout {
  const createdAt = now();
  return { ...offer, reference: newReference(), createdAt, expiresAt: new Date(createdAt.getTime() + holdMs) };
}

async function reserveAndInitialise(parts: OpenParts, checkout: NewCheckout): Promise<Opened> {
  const { reference } = checkout;
  try {
    await reserve(parts, checkout);
    const authorizationUrl = await initialise(parts, checkout);
    await open(parts, checkout, authorizationUrl);
    return { reference, authorizationUrl };
  } catch (error) {
    await closeCheckout(parts, reference, 'not-opened');
    throw error;
  }
}

async function reserve({ database, catalog }: OpenParts, checkout: NewCheckout): Promise<void> {
  const { reference, expiresAt, lines } = checkout;
  const wanted = lines.map(({ skuId, quantity }) => ({ skuId, quantity }));
  const skus = await catalog.reserve({ reference, expiresAt, lines: wanted }).catch(async (error: unknown) => {
    if (error instanceof Problem && error.status === 409) {
      await refreshSkus(
        { database, catalog },
        lines.map(({ skuId }) => skuId),
      );
    }
    throw error;
  });
  const present = new Map(skus.map((sku) => [sku.skuId, sku]));
  const asPresent = lines.map((line) => {
    const { unitPricePesewas, vendorId } = present.get(line.skuId) ?? line;
    return { ...line, unitPricePesewas, vendorId };
  });
  if (asPresent.every((line, index) => isSoldAlike(line, lines[index]))) return;
  await keepFreshSkus(database, skus);
  const totalPesewas = sumOf(asPresent) + checkout.shippingPesewas;
  throw totalPesewas === checkout.totalPesewas ? cartChanged() : amountMismatch(totalPesewas, checkout.totalPesewas);
}

/** For the same price and by the same vendor. */
const isSoldAlike = (one: CheckoutLine, other: CheckoutLine | undefined): boolean =>
  one.unitPricePesewas === other?.unitPricePesewas && one.vendorId === other.vendorId;

async function initialise({ payment, logger }: OpenParts, checkout: NewCheckout): Promise<string> {
  const { reference, customer, totalPesewas } = checkout;
  const asked = { reference, customerId: customer.id, email: customer.email, amountPesewas: totalPesewas };
  return payment.initialise(asked).catch((error: unknown) => {
    logger.warn({ err: error, reference }, 'payment initialization failed');
    throw initialisationFailed(error);
  });
}

async function open({ database, outbox }: OpenParts, checkout: NewCheckout, authorizationUrl: string): Promise<void> {
  const { reference, customer, totalPesewas, lines, expiresAt } = checkout;
  await database.transaction(async (tx) => {
    if (!(await markOpen(tx, reference, authorizationUrl))) throw initialisationFailed();
    outbox.append(tx, {
      type: 'orders.checkout-opened.v1',
      payload: {
        reference,
        customerId: customer.id,
        totalPesewas,
        lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
        expiresAt: expiresAt.toISOString(),
      },
    });
  });
}

const initialisationFailed = (cause?: unknown) =>
  unavailable('Payment initialization failed. Please try again in a moment.', {
    code: 'payment_initialization_failed',
    cause,
  });
