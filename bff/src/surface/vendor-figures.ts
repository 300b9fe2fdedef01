import { listQuerySchema } from '@shop/contracts/list';
import { toCedis } from '@shop/contracts/money';
import {
  type Analytics,
  analyticsSchema,
  type Client,
  clientListRules,
  clientSchema,
} from '@shop/contracts/rest/vendor-figures';
import type { ClientView, ShopFigures } from '@shop/contracts/services/order-figures';
import type { Downstream } from '../downstream/downstream.ts';
import { ListAnswer, route } from './route.ts';

const who = ['vendor'] as const;

const clientJson = ({ totalPesewas, ...client }: ClientView): Client => ({ ...client, total: toCedis(totalPesewas) });

const analyticsJson = ({ byMonth, byProduct, byStatus }: ShopFigures): Analytics => ({
  byMonth: byMonth.map(({ totalPesewas, ...row }) => ({ ...row, revenue: toCedis(totalPesewas) })),
  byProduct: byProduct.map(({ totalPesewas, ...row }) => ({ ...row, revenue: toCedis(totalPesewas) })),
  byStatus,
});

export const vendorFigureRoutes = ({ orders }: Downstream) => [
  route({
    method: 'GET',
    path: '/vendors/me/clients',
    summary: 'The vendor’s own customers, with their orders and sums; who ordered last comes first.',
    who,
    query: listQuerySchema(clientListRules),
    answer: clientSchema,
    list: 'clients',
    handle: async ({ query }) => {
      const { rows, total } = await orders.clients(query);
      return new ListAnswer(rows.map(clientJson), query.offset, total);
    },
  }),
  route({
    method: 'GET',
    path: '/vendors/me/analytics',
    summary: 'The vendor’s own figures by month, product and status.',
    who,
    answer: analyticsSchema,
    handle: async () => analyticsJson(await orders.shopFigures()),
  }),
];
