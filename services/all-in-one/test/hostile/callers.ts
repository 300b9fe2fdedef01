import { randomUUID } from 'node:crypto';
import type { Role } from '@shop/contracts/roles';
import { createAdminIn } from '../../src/create-admin-in.ts';
import type { Call } from '../surface-table.ts';
import type { TestShop } from '../test-shop.ts';

export interface Callers {
  token(role: Role): string;
  /** A token of someone for whom the call is; none where a visitor may do it. */
  tokenFor(call: Call): string | undefined;
  /** After a call that may have ended the role's token: somebody else in that role. */
  renew(role: Role): Promise<void>;
}

const PASSWORD = 'Passw0rd!';

/** One person of each role, nobody else's: a call at random may change its password. */
export async function gatherCallers({ people, databases, clock }: TestShop): Promise<Callers> {
  const newToken = {
    admin: async () => {
      const email = `admin-${randomUUID()}@test.example`;
      const databaseUrl = () => databases.identity.url;
      await createAdminIn({ name: 'Esi', email, password: PASSWORD }, { databaseUrl, now: clock.now });
      return people.signIn(email, PASSWORD);
    },
    vendor: async () => (await people.registerVendor()).token,
    delivery: async () => (await people.newAgent()).token,
    customer: async () => (await people.newCustomer()).token,
  } satisfies Record<Role, () => Promise<string>>;
  const tokens = {
    admin: await newToken.admin(),
    vendor: await newToken.vendor(),
    delivery: await newToken.delivery(),
    customer: await newToken.customer(),
  };
  return {
    token: (role) => tokens[role],
    tokenFor: ({ who }) => {
      if (who === 'anyone') return undefined;
      return tokens[who === 'signed-in' ? 'customer' : (who[0] ?? 'admin')];
    },
    renew: async (role) => {
      tokens[role] = await newToken[role]();
    },
  };
}
