import { jest } from '@jest/globals';
import type { Profile } from '@shop/contracts/rest/auth';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import type { OnePayment } from '@shop/contracts/rest/payments';
import type { Vendor as Shop } from '@shop/contracts/rest/vendors';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { answer, button, files, fill, found, link, push, skipToContent, tabTo } from './keyboard.ts';
import { buyersOf } from './orders-bought.ts';
import { unique } from './people-in-office.ts';
import { pictureFile } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;
let buyers: ReturnType<typeof buyersOf>;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
  buyers = buyersOf(office);
});

/** The screen of an admin or of the vendor, with the keyboard behind the menu. */
const screen = async (path: string): Promise<Page> => {
  const page = await (path.startsWith('/admin') ? office.asAdmin(path) : office.open(vendor.email, path));
  await skipToContent(page);
  return page;
};

describe('with the keyboard alone', () => {
  test('an order is accepted by its vendor and taken further by an admin, or rejected with a reason', async () => {
    const { order } = await buyers.buy([{ of: vendor }]);
    const page = await screen('/vendor/orders');
    await push(link(page, order.number));
    await push(button(page, 'Accept'));
    await answer(page, 'Accept');
    await page.getByText(`Order ${order.number}: accepted.`).waitFor();
    const admins = await screen('/admin/orders');
    await push(link(admins, `Edit order ${order.number}`));
    await push(button(admins, 'Mark as picked'));
    await answer(admins, 'Mark as picked');
    await admins.getByText(`Order ${order.number}: picked.`).waitFor();
    expect((await buyers.orderNow(order.id)).status).toBe('picked');

    const { order: other } = await buyers.buy([{ of: vendor }]);
    const rejecting = await screen(`/vendor/orders/${other.id}`);
    await push(button(rejecting, 'Reject'));
    const dialog = rejecting.getByRole('dialog');
    await push(dialog.getByRole('button', { name: 'Damaged' }));
    await fill(dialog, { Reason: 'The last one is torn' });
    await push(dialog.getByRole('button', { name: 'Reject' }));
    await rejecting.getByText(`Order ${other.number}: rejected.`).waitFor();
    expect(await buyers.orderNow(other.id)).toMatchObject({ status: 'cancelled' });
  });

  test('a delivery is given to an agent, and to another', async () => {
    const { order } = await buyers.buy([{ of: vendor }]);
    const token = await office.shop.people.adminToken();
    const agentCalled = async (word: string) => {
      const name = unique(word);
      const { userId } = await buyers.approvedAgent();
      await office.shop.knocks('PUT', `/api/users/${userId}`, { token, json: { name } });
      return { userId, name };
    };
    const [first, second] = [await agentCalled('Adjoa'), await agentCalled('Esi')];
    const page = await screen('/admin/deliveries');
    await push(link(page, 'Assign a delivery'));
    await fill(page, { Delivery: found(order.number), Agent: found(first.name) });
    await push(button(page, 'Assign'));
    await page.getByText(`Order ${order.number} is with ${first.name} now.`).waitFor();
    await page.waitForURL(/\/deliveries\/\d+\/show$/);
    await fill(page, { Agent: found(second.name) });
    await push(button(page, 'Change agent'));
    await answer(page, 'Change');
    await page.getByText(`Order ${order.number} is with ${second.name} now.`).waitFor();
    const delivery = (await buyers.read<Delivery[]>('/deliveries')).find(({ orderId }) => orderId === order.id);
    expect(delivery?.agentId).toBe(second.userId);
  });

  test('a payment is given back in part', async () => {
    const { order } = await buyers.buy([{ of: vendor, price: 60 }]);
    const { id } = await buyers.paymentOf(order);
    const page = await screen(`/admin/payments/${id}/show`);
    await push(page.getByRole('link', { name: /refund/i }));
    await fill(page, { Amount: '12.5', Reason: 'Came torn' });
    await push(button(page, 'Refund'));
    await answer(page, 'Refund GHS 12.50');
    await page.getByText('GHS 12.50 is going back to the customer.').waitFor();
    expect((await buyers.read<OnePayment>(`/payments/${id}`)).refunds).toMatchObject([
      { amount: 12.5, reason: 'Came torn' },
    ]);
  });

  test('a vendor changes its shop and its profile', async () => {
    const page = await office.open(vendor.email, '/vendor/dashboard');
    await push(page.getByRole('menuitem', { name: 'Store Settings' }));
    await fill(page, {
      ...{ 'Shop owner': 'Yaw the Elder', 'Shop email': 'yaw@example.test', Latitude: '9.4' },
      'Add pictures': files(await pictureFile('front.png'), 'Space'),
    });
    await push(button(page, 'Save store settings'));
    await page.getByText('Store settings saved.').waitFor();
    const { token } = vendor;
    const shop = (await office.shop.knocks<Shop>('GET', '/api/vendors/me', { token })).body;
    expect(shop).toMatchObject({ shopOwner: 'Yaw the Elder', shopEmail: 'yaw@example.test', shopLatitude: 9.4 });
    expect(shop.images).toHaveLength(1);

    await tabTo(page.getByRole('menuitem', { name: 'Profile' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await fill(page, { Name: 'Yaw Mensah', Phone: '0241234567' });
    await push(button(page, 'Save profile'));
    await page.getByText('Profile saved.').waitFor();
    const { body } = await office.shop.knocks<Profile>('GET', '/api/users/me', { token });
    expect(body).toMatchObject({ name: 'Yaw Mensah', phone: '+233241234567' });
  });
});
