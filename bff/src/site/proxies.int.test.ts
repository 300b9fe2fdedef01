import { errorHandler } from '@shop/chassis/http/error-handler';
import { listen } from '@shop/chassis/http/listen';
import { openContext } from '@shop/chassis/http/request-scope';
import { silentLogger } from '@shop/testing/silent-logger';
import express from 'express';
import { proxyTo } from './proxies.ts';

const started: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop();
});

const serve = async (app: express.Express, host = '127.0.0.1', port = 0) => {
  const { url, close } = await listen(app, { host, port });
  started.push(close);
  return url;
};
/** One of several copies behind a name: it answers with its own address. */
const copyAt = (host: string, port?: number) =>
  serve(
    express().get('/media/a.webp', (_req, res) => void res.send(host)),
    host,
    port,
  );
const looksThrough = async (...options: Parameters<typeof proxyTo>) => {
  const proxy = proxyTo(...options);
  started.push(proxy.close);
  const url = await serve(express().use(openContext, proxy.handle).use(errorHandler(silentLogger)));
  return async () => {
    const answer = await fetch(`${url}/media/a.webp`);
    return answer.status === 200 ? answer.text() : answer.status;
  };
};

it('every address of a name has its turn', async () => {
  const port = Number(new URL(await copyAt('127.0.0.1')).port);
  await copyAt('127.0.0.2', port);
  const look = await looksThrough([`http://content:${port}`], async () => ['127.0.0.1', '127.0.0.2']);
  expect(new Set([await look(), await look(), await look(), await look()])).toEqual(
    new Set(['127.0.0.1', '127.0.0.2']),
  );
});

it('one that is away is passed over, and nobody who looks is told', async () => {
  const port = Number(new URL(await copyAt('127.0.0.1')).port);
  const look = await looksThrough([`http://content:${port}`], async () => ['127.0.0.1', '127.0.0.3']);
  expect([await look(), await look(), await look()]).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
});

it('a name that nobody knows is a part of the shop that does not answer', async () => {
  const look = await looksThrough(['http://content:80'], () => Promise.reject(new Error('ENOTFOUND')));
  expect(await look()).toBe(503);
});
