import { startRelay } from '@shop/chassis/events/relay';
import { onEvent } from '@shop/chassis/events/subscribe';
import { createHttpApp } from '@shop/chassis/http/http-app';
import type { BuiltService, ServiceParts } from '@shop/chassis/process/service-parts';
import { createBackgroundWork } from '@shop/chassis/process/background-work';
import { figureRoutes } from './figures/figure-routes.ts';
import { readPaymentConfig } from './payment-config.ts';
import { createInitialisePayment } from './payment/initialise-payment.ts';
import { measurePayments } from './payment/measure-payments.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { createReconcilePayments } from './payment/reconcile-payments.ts';
import { createSettlePayment } from './payment/settle-payment.ts';
import { createPaystackCall } from './provider/paystack-call.ts';
import { createPaystackProvider } from './provider/paystack-provider.ts';
import { createRefundOnOrderFallingAway, FALLING_AWAY } from './refund/refund-on-order-falling-away.ts';
import { createRefundPayment } from './refund/refund-payment.ts';
import { refundRoutes } from './refund/refund-routes.ts';
import { createRequestRefund } from './refund/request-refund.ts';
import { createSendRefunds } from './refund/send-refunds.ts';
import { createRecordSharesOnOrderPlaced } from './share/record-shares-on-order-placed.ts';
import { createProviderEventWork } from './webhook/provider-event-work.ts';
import { createSettleProviderEvent } from './webhook/settle-provider-event.ts';
import { webhookRoute } from './webhook/webhook-route.ts';

/** The payment service: what runs in it, and what each part is given. */
export function buildPayment(parts: ServiceParts): BuiltService {
  const { database, bus, outbox, logger, metrics, now, newId, pausePoint } = parts;
  const config = readPaymentConfig(parts.env);
  const reconcileEveryMs = config.RECONCILE_EVERY_MS;
  const secretKey = config.PAYSTACK_SECRET_KEY;
  const provider = createPaystackProvider(
    createPaystackCall({ baseUrl: config.PAYSTACK_BASE_URL, secretKey, metrics }),
  );

  const sendRefunds = createSendRefunds({ database, provider, outbox, now, logger, askAgainMs: reconcileEveryMs });
  const refunds = createBackgroundWork('send-refunds', sendRefunds, logger);
  const requestRefund = createRequestRefund({ now, wake: refunds.wake });
  const settle = createSettlePayment({ database, provider, outbox, requestRefund, now, pausePoint });
  const callbackUrl = `${config.PUBLIC_URL}/payment-callback`;
  const initialise = createInitialisePayment({ database, provider, outbox, now, callbackUrl, reconcileEveryMs });
  const refundPayment = createRefundPayment({ database, outbox, requestRefund, now, newId, wake: refunds.wake });

  const settleEvent = createSettleProviderEvent({
    ...{ database, provider, outbox, settle, now, logger },
    wakeRefunds: refunds.wake,
  });
  const events = createProviderEventWork({ database, settleEvent, now, logger });
  const reconcile = createReconcilePayments({ database, settle, now, logger, everyMs: reconcileEveryMs });
  const reconciler = createBackgroundWork('reconcile-payments', reconcile, logger);

  measurePayments({ database, metrics, now });

  const app = createHttpApp({
    service: parts.service,
    logger,
    metrics,
    verifier: parts.verifier,
    readiness: { database: () => database.ping() },
    jwks: parts.jwks,
    beforeJson: (router) => webhookRoute(router, { secretKey, receive: events.receive }),
    routes: (router) => {
      paymentRoutes(router, { database, initialise, settle });
      refundRoutes(router, { database, refundPayment });
      figureRoutes(router, { database, now });
    },
  });

  let relay: ReturnType<typeof startRelay> | undefined;
  return {
    app,
    subscribe: async () => {
      await onEvent(bus, {
        queue: 'payment.record-shares',
        types: ['orders.order-placed.v1'],
        database,
        now,
        handle: createRecordSharesOnOrderPlaced({ now }),
      });
      await onEvent(bus, {
        queue: 'payment.refund-what-falls-away',
        types: FALLING_AWAY,
        database,
        now,
        handle: createRefundOnOrderFallingAway({ requestRefund, now }),
      });
    },
    start: async () => {
      relay = startRelay({ database, bus, outbox, logger, metrics, pausePoint });
      refunds.start(config.RETRY_EVERY_MS);
      events.start(config.RETRY_EVERY_MS);
      reconciler.start(reconcileEveryMs);
    },
    stop: async () => {
      await Promise.all([refunds.stop(), events.stop(), reconciler.stop(), relay?.stop()]);
      await provider.close();
    },
  };
}
