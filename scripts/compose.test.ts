import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { shopProcesses } from './processes.ts';
import { inRepository } from './repository.ts';
import { planProcesses, type PlannedProcess } from './supervisor/plan.ts';
import { environmentOf, type Places } from './supervisor/process-environment.ts';

interface Container {
  command?: string[];
  environment: Record<string, string | number>;
  depends_on: Record<string, unknown>;
}

const text = readFileSync(inRepository('docker-compose.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Container> };
const notPrograms = ['postgres', 'rabbitmq', 'redis', 'demo'];

const places: Places = {
  publicUrl: 'http://localhost:8080',
  databaseUrl: (name) => `postgres://shop:shop@postgres:5432/akwadaa_${name}`,
  amqpUrl: 'amqp://shop:shop@rabbitmq:5672',
  redisUrl: 'redis://redis:6379',
  dataDir: '/data',
  mediaDir: '/data/media',
  storefrontDir: '/shop/storefront/dist',
  providerUrl: undefined,
  providerKey: 'sk_test_sandbox',
};

/** What Compose itself would make of `${NAME:-otherwise}` with nothing set. */
const withDefaults = (value: string | number) => String(value).replace(/\$\{\w+:?-([^}]*)\}/g, '$1');

// There, each container is known by its name; on one machine, all are 127.0.0.1 and told apart by their ports.
const byName = (value: string, planned: readonly PlannedProcess[]) =>
  planned.reduce((url, { label, port }) => url.replace(`//127.0.0.1:${port}`, `//${label}:${port}`), value);

const plan = () =>
  planProcesses({ firstPort: 8080, replicas: new Map(), withSandbox: true, isFree: () => Promise.resolve(true) });

describe('docker-compose.yml and start:services', () => {
  test('run the same programs', () => {
    const programs = Object.keys(services).filter((name) => !notPrograms.includes(name));
    expect(programs.sort()).toEqual(shopProcesses.map(({ name }) => name).sort());
    for (const name of programs) expect(services[name]?.command).toEqual([`dist/${name}.mjs`]);
  });

  test.each(shopProcesses.map(({ name }) => name))('tell %s the same', async (name) => {
    const planned = await plan();
    const program = planned.find(({ label }) => label === name);
    if (!program) throw new Error(`${name} is not planned.`);
    const told = Object.entries(services[name]?.environment ?? {});
    const ofTheProgram = told.filter(([key]) => !['NODE_ENV', 'LOG_LEVEL', 'HOST'].includes(key));
    const inContainer = Object.fromEntries(ofTheProgram.map(([key, value]) => [key, withDefaults(value)]));
    const here = Object.entries(environmentOf(program, planned, places));
    const expected = Object.fromEntries(here.map(([key, value]) => [key, byName(value, planned)]));
    // A provider in a container can't call "localhost", where people find the shop.
    if (expected.WEBHOOK_URL) expected.WEBHOOK_URL = 'http://bff:8080/api/payments/webhook';
    expect(inContainer).toEqual(expected);
    expect(services[name]?.environment.HOST).toBe('0.0.0.0');
  });

  test('let every program that needs a server wait for it', () => {
    for (const { name, database } of shopProcesses.filter((program) => program.database)) {
      expect([name, database, Object.keys(services[name]?.depends_on ?? {})]).toEqual([
        name,
        database,
        expect.arrayContaining(['postgres', 'rabbitmq', 'redis']),
      ]);
    }
  });
});
