import { initialisePaymentSchema } from '@shop/contracts/services/payment';
import type { SettledPayment } from '@shop/contracts/services/payment';
import type { PaymentStatus } from '@shop/contracts/statuses';
import { notFound } from '@shop/chassis/errors/problem';
import { parsed } from '@shop/chassis/http/door';
import { standIn } from './stand-in.ts';

interface Payment {
  reference: string;
  customerId: number;
  email: string;
  amountPesewas: number;
  status: PaymentStatus;
}

/** Plays payment: what was asked for, and what its provider says of it. */
export function paymentStandIn() {
  const payments = new Map<string, Payment>();
  const { behaviour, routes } = standIn((router) => {
    router.post('/payments', (req, res) => {
      const asked = parsed(initialisePaymentSchema, req.body);
      if (!payments.has(asked.reference)) payments.set(asked.reference, { ...asked, status: 'pending' });
      res.status(201).json({ authorizationUrl: `https://pay.test/${asked.reference}` });
    });
    router.post('/payments/:reference/settle', (req, res) => {
      const payment = payments.get(req.params.reference);
      if (!payment) throw notFound('This payment is not known.', 'payment_unknown');
      const { reference, status, amountPesewas } = payment;
      const paidAt = status === 'success' ? '2026-11-27T14:05:41.000Z' : null;
      const answer: SettledPayment = { reference, status, amountPesewas, paidAt, method: paidAt && 'card' };
      res.json(answer);
    });
  });
  return {
    behaviour,
    routes,
    payments,
    say(reference: string, status: PaymentStatus): void {
      const payment = payments.get(reference);
      if (!payment) throw new Error(`No payment was asked for with ${reference}.`);
      payment.status = status;
    },
  };
}

export type PaymentStandIn = ReturnType<typeof paymentStandIn>;
