import { serverAddress, socketFolderFor } from './server-address.ts';

test('the server listens in its own folder where the name of the socket is not too long', () => {
  expect(socketFolderFor('/srv/shop/postgres', 54_321)).toBe('/srv/shop/postgres');
  expect(socketFolderFor(`/srv/${'deep/'.repeat(20)}`, 54_321)).toBeNull();
});

test('the address names the socket’s folder beside the port', () => {
  const url = new URL(serverAddress({ password: 'secret', port: 5433, socketFolder: '/srv/my shop' }));
  expect([url.host, url.pathname, url.searchParams.get('host')]).toEqual([
    '127.0.0.1:5433',
    '/postgres',
    '/srv/my shop',
  ]);
  expect(new URL(serverAddress({ password: 'secret', port: 5433, socketFolder: null })).search).toBe('');
});
