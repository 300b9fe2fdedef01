import { createHmac } from 'node:crypto';
import { auditShop } from '../src/audit/audit-shop.ts';
import { SANDBOX_KEY } from '../src/payment-provider.ts';
import { type ServiceName } from '../src/start-shop.ts';
import type { DatabaseName } from '../src/stores.ts';
import { type Answer, type Knocks, knocksAt } from './knocks.ts';
import { type People, peopleOf } from './people.ts';

export const TEST_ADMIN = { name: 'Adwoa', email: 'admin@test.example', password: 'Passw0rd!' };

/** What tests do with a shop, in however many processes it runs. */
export interface ShopDoors {
  knocks: Knocks;
  people: People;
  /** The provider's word, rightly signed unless told otherwise. */
  webhook(event: object, signature?: string): Promise<Answer>;
  /** Throws, with a sentence each, where the sums of the shop don't hold within some seconds. */
  expectSumsToHold(options?: { withinMs?: number }): Promise<void>;
}

interface Whereabouts {
  url: string;
  serviceUrl: (name: ServiceName) => string;
  databaseUrl: (name: DatabaseName) => string;
}

export function doorsOf({ url, serviceUrl, databaseUrl }: Whereabouts): ShopDoors {
  const knocks = knocksAt(url);
  return {
    knocks,
    people: peopleOf({ knocks, serviceUrl, admin: TEST_ADMIN }),
    webhook: (event, signature) => {
      const raw = JSON.stringify(event);
      const signed = createHmac('sha512', SANDBOX_KEY).update(raw).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature ?? signed };
      return knocks('POST', '/api/payments/webhook', { raw, headers });
    },
    expectSumsToHold: async ({ withinMs = 15_000 } = {}) => {
      const violations = await auditShop(databaseUrl, { settleMs: withinMs, askAgainMs: 50 });
      if (violations.length > 0) throw new Error(`the sums of the shop don't hold:\n${violations.join('\n')}`);
    },
  };
}
