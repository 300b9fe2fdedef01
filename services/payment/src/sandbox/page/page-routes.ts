import express from 'express';
import { z } from 'zod';
import { checkedBody } from '../api/checked-body.ts';
import { CHANNELS, chooseOutcome, OUTCOMES } from '../choose-outcome.ts';
import type { ChooseOutcomeParts } from '../choose-outcome.ts';
import { findByAccessCode } from '../transaction-store.ts';
import { callbackUrlOf } from './callback-url.ts';
import { hostedPage, missingPage } from './hosted-page.ts';
import { PAGE_STYLE_SOURCE } from './page-style.ts';

const choiceSchema = z.object({ outcome: z.enum(OUTCOMES), channel: z.enum(CHANNELS).default('card') });

export interface PageRoutesParts extends ChooseOutcomeParts {
  now: () => Date;
  shopName: string;
}

/** The hosted page. It posts to its own address, wherever it is shown. */
export function pageRoutes({ database, tellShop, now, shopName }: PageRoutesParts): express.Router {
  const router = express.Router();

  router.get('/pay/:accessCode', async (req, res) => {
    const transaction = await findByAccessCode(database, req.params.accessCode);
    if (!transaction) {
      sendPage(res.status(404), missingPage());
      return;
    }
    const back = callbackUrlOf(transaction);
    sendPage(res, hostedPage(transaction, { shopName, backUrl: back.href }), back.origin);
  });

  router.post('/pay/:accessCode', express.urlencoded({ extended: false, limit: '10kb' }), async (req, res) => {
    const choice = { ...checkedBody(req, choiceSchema), at: now() };
    const transaction = await chooseOutcome({ database, tellShop }, req.params.accessCode ?? '', choice);
    if (!transaction) {
      sendPage(res.status(404), missingPage());
      return;
    }
    res.redirect(303, callbackUrlOf(transaction).href);
  });

  return router;
}

// Browsers hold a form to its policy also where its answer redirects to, hence the shop's own origin.
function sendPage(res: express.Response, page: string, shopOrigin = ''): void {
  const policy = [
    `default-src 'none'`,
    `style-src ${PAGE_STYLE_SOURCE}`,
    `form-action 'self' ${shopOrigin}`.trimEnd(),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ];
  res.set({
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  res.type('html').send(page);
}
