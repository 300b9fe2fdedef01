import { formatAmount, toCedis } from '@shop/contracts/money';
import type { SandboxTransaction } from '../transaction-store.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';

/** The page on which a customer pays, or learns that this is done. */
export function hostedPage(
  transaction: SandboxTransaction,
  { shopName, backUrl }: { shopName: string; backUrl: string },
) {
  const sum = `${transaction.currency} ${formatAmount(toCedis(transaction.amount))}`;
  const paid = transaction.status === 'success';
  return page(
    paid ? `Paid ${shopName}` : `Pay ${shopName} ${sum}`,
    html`<h1>${paid ? 'You have paid' : 'Pay'} ${shopName}</h1>
      <p class="sum">${sum}</p>
      ${paid ? settled(backUrl) : open(transaction)}`,
  );
}

export const missingPage = () =>
  page(
    'No such payment',
    html`<h1>There is no such payment</h1>
      <p>Please go back to the shop and check out again.</p>`,
  );

const settled = (backUrl: string): Html =>
  html`<p class="note" role="status">This payment is settled. Nothing more will be taken.</p>
    <a class="back" href="${backUrl}">Back to the shop</a>`;

const open = ({ status }: SandboxTransaction): Html =>
  html`${
      status === 'failed'
        ? html`<p class="note refused" role="status">The last try was declined. You can try again.</p>`
        : ''
    }
    <form method="post">
      <fieldset>
        <legend>How do you want to pay?</legend>
        <label><input type="radio" name="channel" value="mobile_money" checked /> Mobile money</label>
        <label><input type="radio" name="channel" value="card" /> Card</label>
      </fieldset>
      <button class="approve" name="outcome" value="approve">Approve</button>
      <button class="decline" name="outcome" value="decline">Decline</button>
      <button class="abandon" name="outcome" value="abandon">Abandon</button>
    </form>`;

const page = (title: string, content: Html): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${{ html: `<style>${PAGE_STYLE}</style>` }}
      </head>
      <body>
        <main>
          <div class="band"></div>
          <div class="inside">
            ${content}
            <small>This is a sandbox: it looks like a payment provider, but no money moves.</small>
          </div>
        </main>
      </body>
    </html>`.html
  }`;
