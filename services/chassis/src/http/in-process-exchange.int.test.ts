import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { silentLogger } from '@shop/testing/silent-logger';
import { z } from 'zod';
import { conflict, tooMany } from '../errors/problem.ts';
import { createMetrics } from '../health/metrics.ts';
import { StopSignal } from '../process/within-deadline.ts';
import { body } from './door.ts';
import { createHttpApp } from './http-app.ts';
import { answerInProcess, type InProcessCall } from './in-process-exchange.ts';

const seen = new EventEmitter();
const metrics = createMetrics('test');
const app = createHttpApp({
  service: 'test',
  logger: silentLogger,
  metrics,
  readiness: {},
  jsonLimit: 1000,
  routes: (router) => {
    router.post('/echo', (req, res) => {
      const sent = body(req, z.looseObject({}));
      res.status(201).json({ sent, query: req.query, headers: req.headers, ip: req.ip });
      sent['name'] = 'changed afterwards';
    });
    router.get('/nothing', (_req, res) => void res.status(204).end());
    router.get('/parts', (_req, res) => void Readable.from(['Ɛfua ', 'buys']).pipe(res));
    router.get('/taken', () => {
      throw conflict('taken', 'This name is taken.');
    });
    router.get('/busy', () => {
      throw tooMany('Please wait.', 7);
    });
    router.get('/broken', () => {
      throw new Error('password=hunter2');
    });
    router.get('/half', (_req, res) => {
      res.write('half');
      throw new Error('the rest is missing');
    });
    router.get('/silent', (_req, res) => void res.once('close', () => seen.emit('hung up')));
  },
});

const call = (options: Partial<InProcessCall> & { path: string }, signal = new StopSignal()) =>
  answerInProcess(app, { method: 'GET', headers: {}, body: null, ...options }, signal);

test('an app answers what it would answer over the network: text, and nothing that the caller shares with it', async () => {
  const json = { name: 'Ɛfua', nested: { sizes: [1, 2] } };
  const headers = { 'content-type': 'application/json', 'x-correlation-id': 'c-7' };
  const { statusCode, text } = await call({ method: 'POST', path: '/echo?a=1', headers, body: JSON.stringify(json) });
  expect(statusCode).toBe(201);
  expect(JSON.parse(text)).toMatchObject({ sent: json, query: { a: '1' }, headers, ip: '127.0.0.1' });
  expect(await call({ path: '/nothing' })).toMatchObject({ statusCode: 204, text: '' });
  expect(await call({ path: '/parts' })).toMatchObject({ statusCode: 200, text: 'Ɛfua buys' });
});

test('what the frame around every app refuses, it refuses here too', async () => {
  const post = (text: string | Buffer, type = 'application/json') =>
    call({ method: 'POST', path: '/echo', headers: { 'content-type': type }, body: text });
  expect(await post('{')).toMatchObject({ statusCode: 400, text: expect.stringContaining('malformed_json') });
  expect(await post(`"${'x'.repeat(1000)}"`)).toMatchObject({ statusCode: 413 });
  expect(await post(Buffer.from('{"__proto__":1}'))).toMatchObject({ statusCode: 400 });
  expect(await post('name=Kofi', 'text/plain')).toMatchObject({ statusCode: 415 });
  expect(await call({ path: '/absent' })).toMatchObject({ statusCode: 404 });
});

test('refusals and faults are answered in the same words', async () => {
  expect(await call({ path: '/taken' })).toMatchObject({ statusCode: 409, text: expect.stringContaining('taken') });
  expect(await call({ path: '/busy' })).toMatchObject({ statusCode: 429, retryAfter: '7' });
  const broken = await call({ path: '/broken' });
  expect(broken.statusCode).toBe(500);
  expect(broken.text).not.toContain('hunter2');
});

test('an answer that breaks off is no answer', async () => {
  await expect(call({ path: '/half' })).rejects.toThrow('broke off');
});

test('a call that is given up rejects, and the app learns that nobody waits any more', async () => {
  const signal = new StopSignal();
  let hungUp = false;
  seen.once('hung up', () => (hungUp = true));
  const waiting = call({ path: '/silent' }, signal);
  signal.abort(new Error('There was no answer within 3 ms.'));
  await expect(waiting).rejects.toThrow('no answer within 3 ms');
  expect(hungUp).toBe(true);
  expect(await metrics.registry.metrics()).toContain('route="/silent",status="499"');
});
