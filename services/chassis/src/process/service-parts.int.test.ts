import request from 'supertest';
import { eventually } from '@shop/testing/eventually';
import { startStubService } from '@shop/testing/stub-service';
import { startTestService } from '@shop/testing/test-service';
import { requirePerson, requireService } from '../auth/authenticate.ts';
import { body } from '../http/door.ts';
import { createHttpApp } from '../http/http-app.ts';
import { startRelay } from '../events/relay.ts';
import type { Relay } from '../events/relay.ts';
import { onEvent } from '../events/subscribe.ts';
import { z } from 'zod';
import type { BuildService } from './service-parts.ts';

const registration = z.object({ userId: z.int().min(1) });

/** A small service with a door of each kind, an event, a reaction to it, and a call to another service. */
const build: BuildService = ({ database, outbox, bus, logger, metrics, now, verifier, jwks, clients, service }) => {
  let relay: Relay | undefined;
  const seen: number[] = [];
  return {
    app: createHttpApp({
      service,
      logger,
      metrics,
      verifier,
      jwks,
      readiness: { database: () => database.ping() },
      routes: (router) => {
        router.post('/users', async (req, res) => {
          requirePerson(req, 'admin');
          const { userId } = body(req, registration);
          await database.transaction(async (tx) =>
            outbox.append(tx, { type: 'identity.user-deleted.v1', payload: { userId, version: 1 } }),
          );
          res.sendStatus(204);
        });
        router.get('/seen', (req, res) => {
          requireService(req, 'catalog');
          res.json(seen);
        });
        router.get('/stock', async (_req, res) => {
          res.json(await clients.catalog.call({ method: 'GET', path: '/stock', answer: z.object({ left: z.int() }) }));
        });
      },
    }),
    start: async () => {
      await onEvent(bus, {
        queue: 'chassis.see',
        types: ['identity.user-deleted.v1'],
        database,
        now,
        handle: async (_tx, event) => void seen.push(event.payload.userId),
      });
      relay = startRelay({ database, bus, outbox, logger, metrics });
    },
    stop: async () => relay?.stop(),
  };
};

test('a service started for a test has a database, tokens, events and neighbours', async () => {
  const catalog = await startStubService((router) => router.get('/stock', (_req, res) => void res.json({ left: 4 })));
  const started = await startTestService('chassis', build, { env: { CATALOG_URL: catalog.url } });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const admin = bearer(started.signToken({ id: 1, role: 'admin' }));
  const customer = bearer(started.signToken({ id: 2, role: 'customer' }));
  expect((await request(started.url).post('/users').set(customer).send({ userId: 7 })).status).toBe(403);
  expect((await request(started.url).post('/users').set(admin).send({ userId: 7 })).status).toBe(204);
  const seen = () =>
    request(started.url)
      .get('/seen')
      .set(bearer(started.serviceToken('catalog')));
  await eventually('the reaction ran', async () => ((await seen()).body as number[]).includes(7));
  expect((await request(started.url).get('/stock')).body).toEqual({ left: 4 });
  const own = bearer(started.parts.serviceTokens.token());
  expect((await request(started.url).get('/seen').set(own)).status).toBe(403);
  await started.stop();
  await catalog.stop();
});
