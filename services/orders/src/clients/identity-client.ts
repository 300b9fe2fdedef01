import { pageSchema } from '@shop/contracts/list';
import { addressSchema } from '@shop/contracts/rest/addresses';
import type { Address } from '@shop/contracts/rest/addresses';
import { agentCardSchema, recipientSchema } from '@shop/contracts/services/identity';
import type { AgentCard, Recipient } from '@shop/contracts/services/identity';
import { Problem } from '@shop/chassis/errors/problem';
import type { HttpClient } from '@shop/chassis/http-client/http-client';

const addressPage = pageSchema(addressSchema);

export type IdentityClient = ReturnType<typeof createIdentityClient>;

/** Recipients and addresses are asked for with the customer's own token, so that nobody else's can be had. */
export function createIdentityClient(http: HttpClient, ownToken: () => string) {
  return {
    /** The customer with the named address, or with the default one, which may be none. */
    recipient: (addressId: number | null): Promise<Recipient> =>
      http.call({
        method: 'GET',
        path: '/users/me/recipient',
        query: { addressId: addressId ?? undefined },
        answer: recipientSchema,
      }),

    address: (id: number): Promise<Address> =>
      http.call({ method: 'GET', path: `/addresses/${id}`, answer: addressSchema }),

    async defaultAddress(): Promise<Address | null> {
      const { rows } = await http.call({ method: 'GET', path: '/addresses', answer: addressPage });
      return rows.find((address) => address.isDefault) ?? null;
    },

    /** Null where that user is no delivery agent. */
    async agentOfUser(userId: number): Promise<AgentCard | null> {
      try {
        const path = `/agents/by-user/${userId}`;
        return await http.call({ method: 'GET', path, token: ownToken(), answer: agentCardSchema });
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return null;
        throw error;
      }
    },
  };
}
