import { ADMIN, AGENT, CUSTOMERS, DEMO_PASSWORD, VENDORS } from './accounts.ts';
import type { DemoShop } from './demo-shop.ts';

/** Registers everyone of the demo, lets the active vendors sell and the agent carry. The admin is there already. */
export async function makePeople({ front, service, person }: DemoShop): Promise<void> {
  const admin = await person(ADMIN.email).token();
  const identity = service('identity');
  const register = (registration: object) =>
    front.send<{ id: number }>('POST', '/api/auth/register', { ...registration, password: DEMO_PASSWORD });

  for (const { isActive, ...vendor } of VENDORS) {
    await register({ type: 'vendor', ...vendor });
    if (!isActive) continue;
    const { vendorId } = await identity.get<{ vendorId: number }>('/vendors/me', await person(vendor.email).token());
    await identity.send('PATCH', `/vendors/${vendorId}/activation`, { isActive: true }, admin);
  }
  const { id: agentUserId } = await register({ type: 'delivery', ...AGENT });
  const { agentId } = await identity.get<{ agentId: number }>(`/agents/by-user/${agentUserId}`, admin);
  await identity.send('PATCH', `/agents/${agentId}`, { approved: true }, admin);

  for (const { address, ...customer } of CUSTOMERS) {
    await register({ type: 'customer', ...customer });
    const { phone } = customer;
    const home = { ...address, country: 'Ghana', phone, isDefault: true };
    await front.send('POST', '/api/addresses', home, await person(customer.email).token());
  }
}
