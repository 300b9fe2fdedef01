import { admin, agent, customer, startBff, vendor } from '../../test/start-bff.ts';

const months = [
  { month: '2026-10', totalPesewas: 0 },
  { month: '2026-11', totalPesewas: 123_450 },
];
const figures = {
  orders: 41,
  byMonth: [],
  byDay: [],
  byCategory: [{ category: 'Rompers', orders: 3, quantity: 5, totalPesewas: 12_050 }],
};
type Services = NonNullable<NonNullable<Parameters<typeof startBff>[0]>['services']>;
const services: Services = {
  identity: (router) => {
    router.get('/users', (_req, res) => void res.json({ rows: [], total: 81 }));
    router.get('/vendors', (_req, res) => void res.json({ rows: [], total: 7 }));
  },
  orders: (router) => void router.get('/figures/orders', (_req, res) => void res.json(figures)),
  payment: (router) =>
    void router.get('/figures/revenue', (_req, res) => void res.json({ totalPesewas: 123_450, byMonth: months })),
};

const withBff = async (played: Services, test: (bff: Awaited<ReturnType<typeof startBff>>) => Promise<void>) => {
  const bff = await startBff({ services: played });
  try {
    await test(bff);
  } finally {
    await bff.stop();
  }
};

test('an admin is shown four figures and two charts, and nobody else is', () =>
  withBff(services, async (bff) => {
    for (const name of ['stats', 'metrics']) {
      const { body } = await bff.get(`/api/admin/dashboard/${name}`, admin);
      expect(body).toEqual({ users: 81, vendors: 7, orders: 41, revenue: 1234.5 });
    }
    const categoryData = [{ category: 'Rompers', total: 3 }];
    const monthlyRevenue = [
      { month: 'Month 10', period: '2026-10', revenue: 0 },
      { month: 'Month 11', period: '2026-11', revenue: 1234.5 },
    ];
    expect((await bff.get('/api/admin/dashboard/charts', admin)).body).toEqual({ categoryData, monthlyRevenue });
    expect((await bff.get('/api/admin/dashboard/bar', admin)).body).toEqual(categoryData);
    expect((await bff.get('/api/admin/dashboard/line', admin)).body).toEqual(monthlyRevenue);
    for (const person of [customer, vendor, agent]) {
      expect((await bff.get('/api/admin/dashboard/stats', person)).status).toBe(403);
    }
    expect((await bff.get('/api/admin/dashboard/stats')).status).toBe(401);
  }));

test('a service that is away takes its own figure from the dashboard, and no other', () =>
  withBff({ identity: services.identity, payment: services.payment } as Services, async (bff) => {
    const { status, body } = await bff.get('/api/admin/dashboard/stats', admin);
    expect({ status, body }).toEqual({
      status: 200,
      body: { users: 81, vendors: 7, orders: null, revenue: 1234.5 },
    });
    expect((await bff.get('/api/admin/dashboard/bar', admin)).status).toBe(503);
  }));
