import { jest } from '@jest/globals';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { expectAccessible } from './expect-accessible.ts';
import { peopleInOffice } from './people-in-office.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(180_000);

const office = withOffice();
let paths: [path: string, heading: string | RegExp][];

beforeAll(async () => {
  const people = peopleInOffice(office);
  const { vendorId } = await office.shop.people.newVendor();
  const { shopName, userId } = (await people.vendor(vendorId)).body as Vendor;
  const { token } = await office.shop.people.newAgent();
  const { id } = (await office.shop.knocks<{ id: number }>('GET', '/api/users/me', { token })).body;
  const agentId = (await people.agentOf(id))?.id ?? 0;
  paths = [
    ['/admin/users', 'Users'],
    ['/admin/users/create', /user/i],
    [`/admin/users/${userId}`, /./],
    [`/admin/users/${userId}/show`, /./],
    [`/admin/users/${userId}/delete`, /delete/i],
    ['/admin/vendors', 'Vendors'],
    ['/admin/vendors/create', /vendor/i],
    [`/admin/vendors/${vendorId}`, 'Update Profile'],
    [`/admin/vendors/${vendorId}/show`, shopName],
    [`/admin/vendors/${vendorId}/delete`, /delete/],
    ['/admin/deliveryAgents', 'Delivery agents'],
    ['/admin/deliveryAgents/create', /delivery agent/i],
    [`/admin/deliveryAgents/${agentId}`, /./],
    [`/admin/deliveryAgents/${agentId}/show`, /./],
    ['/admin/logreports', 'Log reports'],
    ['/admin/settings', /settings/i],
  ];
});

test.each([360, 1280])('everybody can use the screens of people and of the shop at %i px', async (width) => {
  const page = await office.asAdmin('/admin', width);
  for (const [path, name] of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
});
