import { reserveAnswerSchema, saleAnswerSchema, skuListSchema, skuViewSchema } from '@shop/contracts/services/catalog';
import type { SkuView } from '@shop/contracts/services/catalog';
import type { HttpClient } from '@shop/chassis/http-client/http-client';

export interface SkuQuestion {
  productId: number;
  variantId: number | null;
  sizeId: number | null;
}
interface Reservation {
  reference: string;
  expiresAt: Date;
  lines: readonly { skuId: number; quantity: number }[];
}

export type CatalogClient = ReturnType<typeof createCatalogClient>;

/** Catalog's answers to this service: all writes are keyed by the checkout's reference and may be repeated. */
export function createCatalogClient(http: HttpClient, ownToken: () => string) {
  const reservation = (reference: string) => `/reservations/${encodeURIComponent(reference)}`;
  return {
    async skus(ids: readonly number[]): Promise<SkuView[]> {
      const query = { ids: ids.join(',') };
      return (await http.call({ method: 'GET', path: '/skus', query, token: ownToken(), answer: skuListSchema })).skus;
    },

    /** Throws catalog's own Problem where no such thing is sold. */
    findSku: ({ productId, variantId, sizeId }: SkuQuestion): Promise<SkuView> =>
      http.call({
        method: 'GET',
        path: '/skus/find',
        query: { productId, variantId: variantId ?? undefined, sizeId: sizeId ?? undefined },
        token: ownToken(),
        answer: skuViewSchema,
      }),

    /** Answers the SKUs at their current prices. Too little stock is a Problem 409 `sold_out`. */
    async reserve({ reference, expiresAt, lines }: Reservation): Promise<SkuView[]> {
      const json = { reference, expiresAt: expiresAt.toISOString(), lines };
      const asked = { method: 'POST', path: '/reservations', json, token: ownToken(), retry: true } as const;
      return (await http.call({ answer: reserveAnswerSchema, ...asked })).skus;
    },

    extend: (reference: string, expiresAt: Date): Promise<void> =>
      http.call({
        method: 'PATCH',
        path: reservation(reference),
        json: { expiresAt: expiresAt.toISOString() },
        token: ownToken(),
        retry: true,
        answer: 'empty',
      }),

    release: (reference: string): Promise<void> =>
      http.call({ method: 'DELETE', path: reservation(reference), token: ownToken(), retry: true, answer: 'empty' }),

    async sell(reference: string): Promise<'sold' | 'sold-out'> {
      const path = `${reservation(reference)}/sale`;
      const asked = { method: 'POST', path, token: ownToken(), retry: true } as const;
      return (await http.call({ answer: saleAnswerSchema, ...asked })).outcome;
    },
  };
}
