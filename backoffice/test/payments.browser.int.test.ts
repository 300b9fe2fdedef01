import { jest } from '@jest/globals';
import type { OnePayment, Payment } from '@shop/contracts/rest/payments';
import { eventually } from '@shop/testing/eventually';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectScreensAccessible } from './expect-screens-accessible.ts';
import { buyersOf } from './orders-bought.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let buyers: ReturnType<typeof buyersOf>;
let vendor: Vendor;

beforeAll(async () => {
  buyers = buyersOf(office);
  vendor = await office.shop.people.newVendor();
});

const paid = async (price = 60, name?: string) => {
  const bought = await buyers.buy([{ of: vendor, price }], name);
  return { ...bought, payment: await buyers.paymentOf(bought.order) };
};
const now = ({ id }: Payment) => buyers.read<OnePayment>(`/payments/${id}`);
const row = (page: Page, { reference }: Payment) => page.getByRole('row', { name: new RegExp(reference) });

describe('the list of payments', () => {
  test('shows what was paid for which order, to the pesewa, and what went back', async () => {
    const { order, payment } = await paid(1234.5);
    const page = await office.asAdmin('/admin/paymentspage');
    await row(page, payment).waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Payment ID', 'OrderId', 'Customer', 'Payment Method', 'Status', 'Reference', 'PaidAt', 'Amount', 'Refunded'],
    ]);
    for (const cell of ['1,234.50', '0.00', 'success'])
      await row(page, payment).getByText(cell, { exact: true }).waitFor();
    await row(page, payment).getByRole('link', { name: order.number }).click();
    await page.waitForURL((url) => url.pathname === `/admin/orders/${order.id}/show`);
  });

  test('finds a payment by its ID and by its customer’s name, and says where there is none', async () => {
    const { payment } = await paid(60, 'Naa Dromo');
    await paid();
    const page = await office.asAdmin('/admin/payments');
    const search = page.getByRole('searchbox', { name: 'Search by payment ID or customer name' });
    await search.fill(String(payment.id));
    await page.getByText('1 found').waitFor();
    await row(page, payment).waitFor();
    await search.fill('dromo');
    await row(page, payment).waitFor();
    await page.getByText('1 found').waitFor();
    await search.fill('nobody is called so');
    await page.getByText('No payments found.').waitFor();
  });

  test('is ten rows long unless told otherwise', async () => {
    const page = await office.asAdmin('/admin/payments');
    expect(await page.getByLabel('Rows per page').inputValue()).toBe('10');
  });

  test('says that it can’t be read where the answer is no array, also to the console', async () => {
    const page = await office.asAdmin('/admin/dashboard');
    await page.getByRole('menuitem', { name: 'Payments' }).waitFor();
    const headers = { 'content-range': 'payments 0-0/1' };
    await page.route('**/api/payments?**', (route) => route.fulfill({ headers, json: { rows: [] } }));
    await page.getByRole('menuitem', { name: 'Payments' }).click();
    await page.getByText('This list could not be read.').waitFor();
    expect(office.faults.splice(0).join()).toContain('Expected array');
  });

  test('says at the address of a new one that payments come from checkouts only', async () => {
    const { payment } = await paid();
    const page = await office.asAdmin('/admin/payments/new');
    await page.getByText('Payments come from checkouts only').waitFor();
    await row(page, payment).waitFor();
  });
});

describe('a refund', () => {
  const openForm = async ({ id }: Payment) => {
    const page = await office.asAdmin(`/admin/payments/deletepayment/${id}`);
    await page.waitForURL((url) => url.pathname === `/admin/payments/${id}/refund`);
    await page.getByText('The ledger is never edited or deleted.').waitFor();
    return page;
  };
  const ask = async (page: Page, amount: string | null, reason = 'Came torn') => {
    if (amount !== null) await page.getByLabel('Amount').fill(amount);
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
  };

  test('offers all that is left, names the sum, and gives it back after a question', async () => {
    const { order, payment } = await paid();
    const page = await openForm(payment);
    expect(await page.getByLabel('Amount').inputValue()).toBe('60');
    await ask(page, null);
    const dialog = page.getByRole('dialog', { name: 'Refund GHS 60.00?' });
    await dialog.getByText(order.customer.name).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect((await now(payment)).refunds).toEqual([]);

    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByRole('button', { name: 'Refund GHS 60.00' }).click();
    await page.getByText('GHS 60.00 is going back to the customer.').waitFor();
    await page.waitForURL((url) => url.pathname === `/admin/payments/${payment.id}/show`);
    const refunds = page.getByRole('region', { name: 'Refunds' });
    await refunds.getByText('processed').waitFor();
    await refunds.getByText('Came torn').waitFor();
    await page
      .getByRole('region', { name: 'Audit trail' })
      .getByText(/by Adwoa \(admin\)/)
      .first()
      .waitFor();
    expect(await now(payment)).toMatchObject({ status: 'refunded', refundedAmount: 60, refundableAmount: 0 });
    expect((await buyers.orderNow(order.id)).status).toBe('pending');

    await page.goto(`/admin/payments/${payment.id}/refund`);
    await page.getByText('Nothing of this payment is left to refund').waitFor();
  });

  test('pressed twice is one refund', async () => {
    const { payment } = await paid();
    const page = await openForm(payment);
    await ask(page, '20.5');
    await page.getByRole('dialog').getByRole('button', { name: 'Refund GHS 20.50' }).dblclick();
    await page.getByText('GHS 20.50 is going back to the customer.').waitFor();
    const { refunds, refundableAmount } = await now(payment);
    expect(refunds).toMatchObject([{ amount: 20.5, reason: 'Came torn', cause: 'staff' }]);
    expect(refundableAmount).toBe(39.5);
    const again = await openForm(payment);
    expect(await again.getByLabel('Amount').inputValue()).toBe('39.5');
  });

  test('whose answer was lost on the way is the same refund when it is sent again', async () => {
    const { payment } = await paid();
    const page = await openForm(payment);
    await page.route(
      '**/api/payments/*/refund',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await ask(page, '15');
    const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Refund GHS 15.00' }).click();
    await confirm();
    await page.getByText('The refund was not made. No connection to the shop.').waitFor();
    expect(await page.getByLabel('Reason').inputValue()).toBe('Came torn');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await confirm();
    await page.getByText('GHS 15.00 is going back to the customer.').waitFor();
    expect((await now(payment)).refunds).toMatchObject([{ amount: 15 }]);
  });

  test('is never more than what is left, nothing, or without a reason', async () => {
    const { payment } = await paid();
    const page = await openForm(payment);
    await ask(page, '60.01', ' ');
    await page.getByText('Only GHS 60.00 of this payment is left to refund.').waitFor();
    await page.getByText('Reason is required.').waitFor();
    await ask(page, '0');
    await page.getByText('An amount is more than 0.').waitFor();
    await ask(page, '1.005');
    await page.getByText('An amount has at most two decimals.').waitFor();
    expect((await now(payment)).refunds).toEqual([]);
  });

  test('that another admin was quicker with is refused in the shop’s own words', async () => {
    const { payment } = await paid();
    const page = await openForm(payment);
    await page.getByLabel('Amount').waitFor();
    await office.shop.knocks('POST', `/api/payments/${payment.id}/refund`, {
      token: await office.shop.people.adminToken(),
      json: { amount: 50, reason: 'Quicker' },
    });
    await ask(page, '20');
    await page.getByRole('dialog').getByRole('button', { name: 'Refund GHS 20.00' }).click();
    await page.getByText('Only GHS 10.00 of this payment is left to refund.').first().waitFor();
    await eventually('one refund', async () => (await now(payment)).refunds?.length === 1);
  });
});

test.each([360, 1280])('the screens of payments can be used by everybody at %s px', async (widthPx) => {
  const { payment } = await paid();
  await expectScreensAccessible(
    (path) => office.asAdmin(path, widthPx),
    [
      ['/admin/payments', payment.reference],
      ['/admin/payments/new', 'Payments come from checkouts only'],
      [`/admin/payments/${payment.id}/show`, 'Audit trail'],
      [`/admin/payments/${payment.id}/refund`, 'The ledger is never edited'],
    ],
  );
});
