import { fitsErrorBody, playServices } from '../../test/played-services.ts';
import { type StartedBff, startBff } from '../../test/start-bff.ts';

const { asked, identity, catalog } = playServices();

describe('where a caller connects from', () => {
  const login = async (through: StartedBff, headers: Record<string, string>) => {
    const json = { email: 'a@shop.test', password: 'Passw0rd!' };
    await through.call('POST', '/api/auth/login', { json, headers });
    return asked.at(-1)?.address;
  };
  const claimed = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-client-address': '203.0.113.9' };

  it('is the connection’s address, whatever the caller says', async () => {
    const direct = await startBff({ services: { identity } });
    expect(await login(direct, claimed)).toBe('127.0.0.1');
    await direct.stop();
  });

  it.each([
    ['1', '198.51.100.7'],
    ['loopback, 198.51.100.0/24', '203.0.113.9'],
    ['192.0.2.1', '127.0.0.1'],
  ])('is what the configured proxies %s say', async (TRUST_PROXY, address) => {
    const proxied = await startBff({ services: { identity }, env: { TRUST_PROXY } });
    expect(await login(proxied, claimed)).toBe(address);
    await proxied.stop();
  });
});

it.each([
  { what: 'an address', path: '/api/products', callers: ['203.0.113.9'], neighbour: '203.0.113.10' },
  {
    what: 'an address in whatever letters',
    path: '/API/products',
    callers: ['203.0.113.9'],
    neighbour: '203.0.113.10',
  },
  {
    what: 'a network of IPv6',
    path: '/api/products',
    callers: ['2001:db8:0:1::1', '2001:db8:0:2::2'],
    neighbour: '2001:db8:1::1',
  },
])('$what that calls too often is asked to wait, its neighbours are not', async ({ path, callers, neighbour }) => {
  const busy = await startBff({
    services: { identity, catalog },
    env: { API_CALLS_PER_MINUTE: '3', TRUST_PROXY: 'loopback' },
  });
  const from = (address = '') => busy.get(path, undefined, { 'x-forwarded-for': address });
  for (let count = 0; count < 3; count++) expect((await from(callers[count % callers.length])).status).toBe(200);
  const { status, headers, body } = await from(callers.at(-1));
  expect([status, headers.get('retry-after'), body.code]).toEqual([429, '60', 'too_many']);
  fitsErrorBody(body);
  expect((await from(neighbour)).status).toBe(200);
  expect((await busy.get('/healthz')).status).toBe(200);
  await busy.stop();
});
