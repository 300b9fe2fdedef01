import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { interpolated, readComposeFile, realContainers, startOrder } from './compose-file.ts';
import { makeSecrets } from './compose-secrets.ts';
import { shopProcesses } from './processes.ts';
import { inRepository } from './repository.ts';
import { planProcesses, type PlannedProcess } from './supervisor/plan.ts';
import { environmentOf, type Places } from './supervisor/process-environment.ts';

const { services, secrets, networks, volumes, text } = readComposeFile();
const { first: made, again: madeAgain } = makeSecrets();
const notPrograms = ['postgres', 'rabbitmq', 'redis', 'demo', 'proxy'];
const inFile = (file: string | number): string => made[String(file).replace('/run/secrets/', '')] ?? `no ${file}`;
const namesWhere = (is: (container: (typeof services)[string]) => boolean): string[] =>
  Object.entries(services)
    .filter(([, container]) => is(container))
    .map(([name]) => name);

const places: Places = {
  publicUrl: 'http://localhost:8080',
  databaseUrl: (name) => `postgres://shop:${made['postgres-password']}@postgres:5432/akwadaa_${name}`,
  amqpUrl: `amqp://shop:${made['rabbitmq-password']}@rabbitmq:5672`,
  redisUrl: 'redis://redis:6379',
  dataDir: '/data',
  mediaDir: '/data/media',
  storefrontDir: '/shop/storefront/dist',
  backofficeDir: '/shop/backoffice/dist',
  providerUrl: undefined,
  providerKey: made['paystack-secret-key'] ?? '',
};

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
    const ofTheProgram = told.filter(
      ([key]) => !['NODE_ENV', 'LOG_LEVEL', 'HOST', 'TRUST_PROXY', 'METRICS_PORT'].includes(key),
    );
    const inContainer = Object.fromEntries(
      ofTheProgram.map(([key, value]) =>
        key.endsWith('_FILE') ? [key.replace(/_FILE$/, ''), inFile(value)] : [key, interpolated(value)],
      ),
    );
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

describe('docker-compose.yml', () => {
  test('names only what it declares, and starts everything in an order', () => {
    for (const { networks: joined, volumes: mounted, depends_on } of Object.values(services)) {
      expect(Object.keys(networks)).toEqual(expect.arrayContaining(joined));
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      const named = mounted.map((volume) => volume.split(':')[0] ?? '').filter((source) => !source.startsWith('.'));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    }
    const programs = shopProcesses.map(({ name }) => name).filter((name) => name !== 'bff');
    expect(startOrder(services).map((step) => step.sort())).toEqual([
      ['postgres', 'rabbitmq', 'redis'],
      ['demo'],
      programs.sort(),
      ['bff'],
      ['proxy'],
    ]);
  });

  test('waits for what answers, and for the demo until it is over', () => {
    for (const { depends_on } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on))
        expect([name, condition]).toEqual([
          name,
          name === 'demo' ? 'service_completed_successfully' : 'service_healthy',
        ]);
    }
    expect(namesWhere(({ healthcheck }) => 'disable' in healthcheck)).toEqual(['demo']);
  });

  test('holds no secret, and gives each container the files that it names and no other', () => {
    expect(madeAgain).toEqual(made);
    for (const secret of Object.values(made)) expect(text).not.toContain(secret);
    for (const [name, { environment, secrets: given }] of Object.entries(services)) {
      const named = Object.entries(environment)
        .filter(([key]) => key.endsWith('_FILE'))
        .map(([, file]) => String(file).replace('/run/secrets/', ''));
      const mounted = given.filter((one) => typeof one === 'string');
      expect({ name, files: mounted.sort() }).toEqual({ name, files: named.sort() });
      for (const one of given) {
        const source = typeof one === 'string' ? one : one.source;
        expect(secrets[source]?.file).toBe(`./deploy/secrets/${source}`);
      }
      // A password in an address is one that whoever may look at a container reads.
      for (const [key, value] of Object.entries(environment)) {
        expect([key, value]).not.toEqual([key, expect.stringMatching(/:\/\/[^/]*@/)]);
        expect(key).not.toMatch(/(PASSWORD|SECRET_KEY|DATABASE_URL|AMQP_URL)$/);
      }
    }
    expect(Object.keys(secrets).filter((name) => made[name] === undefined)).toEqual([]);
  });

  test('lets no container gain rights, nor write elsewhere than it must', () => {
    for (const [name, container] of Object.entries(services)) {
      expect({ name, ...container }).toMatchObject({
        name,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    // What the broker writes beside its data, only its own image knows.
    expect(namesWhere(({ read_only }) => !read_only)).toEqual(['rabbitmq']);
    const lastUser = readFileSync(inRepository('Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1)
      ?.match(/^USER (.+)$/m)?.[1];
    expect(lastUser).toBe('node');
    const asRoot = namesWhere(
      ({ image = '', user }) =>
        !user && image !== 'akwadaa:latest' && !image.startsWith('nginxinc/nginx-unprivileged:'),
    );
    expect([...asRoot, ...namesWhere(({ user }) => /^(root|0)(:|$)/.test(user ?? ''))]).toEqual([]);
  });

  test('lets every program end by itself', () => {
    // A process gives itself 14 seconds (run-process.ts).
    const tooShort = namesWhere(
      ({ image, stop_grace_period }) => image === 'akwadaa:latest' && Number.parseInt(stop_grace_period, 10) <= 14,
    );
    expect(tooShort).toEqual([]);
  });

  test('keeps those who are called from outside, those who call outside, and all others apart', () => {
    const ways = Object.entries(networks).flatMap(([name, network]) => (network?.internal ? [] : [name]));
    const membersOf = (network: string) => namesWhere(({ networks: joined }) => joined.includes(network));
    expect(Object.fromEntries(ways.map((name) => [name, membersOf(name)]))).toEqual({
      public: ['proxy'],
      provider: ['payment'],
    });
    expect(membersOf('front')).toEqual(['bff', 'proxy']);
    expect(membersOf('back').sort()).toEqual(
      Object.keys(services)
        .filter((name) => name !== 'proxy')
        .sort(),
    );
  });

  test('opens one door, the proxy’s, so that everything behind it can have copies', () => {
    expect(namesWhere(({ ports }) => ports.length > 0)).toEqual(['proxy']);
    const proxy = readFileSync(inRepository('deploy/nginx.conf'), 'utf8');
    expect(services['proxy']?.ports).toEqual([`8080:${/listen (\d+);/.exec(proxy)?.[1]}`]);
    expect(proxy).toContain(`server bff:${services['bff']?.environment['PORT']} resolve`);
    // As many as TRUST_PROXY says, and the caller's own word replaced.
    expect(services['bff']?.environment['TRUST_PROXY']).toBe(1);
    expect(proxy).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(proxy).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
    expect(proxy).toContain('proxy_set_header X-Forwarded-Host $http_host;');
  });

  test('is built without what is secret, private or heavy', () => {
    const leftOut = readFileSync(inRepository('.dockerignore'), 'utf8').split('\n');
    expect(leftOut).toEqual(expect.arrayContaining(['.git', '**/node_modules', '.data*', 'deploy/secrets']));
  });
});

describe('deploy/production.yml', () => {
  test('makes every program one of a real shop, where nobody pays by the sandbox', () => {
    const real = Object.entries(realContainers());
    const inProduction = real.filter(([, { environment }]) => environment['NODE_ENV'] === 'production');
    expect(inProduction.map(([name]) => name)).toEqual(
      namesWhere(({ image }) => image === 'akwadaa:latest').filter((name) => name !== 'payment-sandbox'),
    );
    expect(real.map(([name]) => name)).not.toContain('payment-sandbox');
    expect(startOrder(realContainers()).flat()).toHaveLength(real.length);
    for (const [, { environment }] of inProduction) {
      const publicUrl = environment['PUBLIC_URL'] ?? '';
      expect(() => interpolated(publicUrl)).toThrow('PUBLIC_URL is the address that customers type');
      expect(interpolated(publicUrl, { PUBLIC_URL: 'https://shop.example' })).toBe('https://shop.example');
    }
    expect(namesWhere(({ environment }) => JSON.stringify(environment).includes('payment-sandbox'))).toEqual([
      'payment',
      'bff',
    ]);
    expect(real.filter(([, { environment }]) => JSON.stringify(environment).includes('payment-sandbox:'))).toEqual([]);
  });
});
