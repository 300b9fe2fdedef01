import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Database } from '@shop/chassis/database/database';
import { listen } from '@shop/chassis/http/listen';
import { silentLogger } from '@shop/testing/silent-logger';
import { createTestDatabase } from '@shop/testing/test-database';
import { buildSandbox } from '../src/sandbox/sandbox.ts';
import type { Sandbox } from '../src/sandbox/sandbox.ts';
import { migrateSandbox } from '../src/sandbox/migrate-sandbox.ts';

export const SECRET = 'sk_test_sandbox';

export interface SandboxAnswer<Data> {
  status: number;
  body: { status: boolean; message: string; data: Data };
}

export interface RunningSandbox {
  url: string;
  database: Database;
  /** Calls the sandbox with the secret key. */
  call<Data = unknown>(method: 'GET' | 'POST', path: string, json?: unknown): Promise<SandboxAnswer<Data>>;
  /** What a person does on the hosted page; answers the address that it leads back to. */
  choose(authorizationUrl: string, outcome: 'approve' | 'decline' | 'abandon'): Promise<URL>;
  faults(faults: Record<string, unknown>): Promise<void>;
  /** Another life of the program over the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the sandbox over a database of its own. The webhook's address is asked for when the first one is sent. */
export async function startSandbox(webhookUrl: () => string): Promise<RunningSandbox> {
  const { url: databaseUrl, database, drop } = await createTestDatabase('payment');
  await migrateSandbox(databaseUrl);
  let serve: RequestListener = (_req, res) => void res.end();
  const { url, close } = await listen((req, res) => serve(req, res), { port: 0, host: '127.0.0.1' });
  const settings = {
    secretKey: SECRET,
    shopName: 'Akwadaa',
    publicUrl: url,
    get webhookUrl() {
      return webhookUrl();
    },
  };
  const parts = { database, logger: silentLogger, now: () => new Date(), newId: randomUUID };
  const begin = (): Sandbox => {
    const sandbox = buildSandbox({ ...parts, settings });
    serve = sandbox.app;
    sandbox.start();
    return sandbox;
  };
  let sandbox = begin();

  const call = async <Data>(method: 'GET' | 'POST', path: string, json?: unknown): Promise<SandboxAnswer<Data>> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    return { status: response.status, body: (await response.json()) as SandboxAnswer<Data>['body'] };
  };

  return {
    url,
    database,
    call,
    choose: async (authorizationUrl, outcome) => {
      const answer = await fetch(authorizationUrl, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      });
      expect(answer.status).toBe(303);
      return new URL(answer.headers.get('location') ?? '');
    },
    faults: async (faults) => {
      expect(await call('POST', '/sandbox/faults', faults)).toMatchObject({ status: 200 });
    },
    restart: async () => {
      await sandbox.stop();
      sandbox = begin();
    },
    stop: async () => {
      await close();
      await sandbox.stop();
      await drop();
    },
  };
}
