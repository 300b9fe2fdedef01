import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProviderCall {
  method: string;
  path: string;
}
export interface ProviderAnswer {
  status: number;
  body: string;
}
/**
 * What the provider does with a call; `passOn` has the sandbox do it and answers what that says. The signal tells that the
 * mood is over.
 */
export type Mood = (
  call: ProviderCall,
  passOn: () => Promise<ProviderAnswer>,
  over: AbortSignal,
) => Promise<ProviderAnswer>;

export interface ProviderInFront {
  url: string;
  /** How it behaves from now on; well, unless told. */
  behave(mood?: Mood): void;
  /** Resolves once nothing is left of what it was asked so far. */
  atRest(): Promise<void>;
  stop(): Promise<void>;
}

const well: Mood = (_call, passOn) => passOn();
const later = (ms: number) => pause(ms, undefined, { ref: false });

/** It does what it is asked at once, and answers when nobody listens any more. */
export const answersAfter =
  (ms: number): Mood =>
  async (_call, passOn) => {
    const answer = await passOn();
    await later(ms);
    return answer;
  };

/** It does what it is asked when nobody waits for it any more. */
export const actsAfter =
  (ms: number): Mood =>
  async (_call, passOn) => {
    await later(ms);
    return passOn();
  };

/** It takes calls, and neither does nor says anything until it lets them go. */
export const isSilent: Mood = async (_call, _passOn, over) => {
  await once(over, 'abort');
  throw new Error('The provider let this call go.');
};

/** It has a mood for some calls alone, named by method and path. */
export const onlyFor =
  (calls: RegExp, mood: Mood): Mood =>
  (call, passOn, over) =>
    calls.test(`${call.method} ${call.path}`) ? mood(call, passOn, over) : passOn();

/** What the shop takes for its payment provider: the sandbox behind a door that may keep its calls and answers, or change them. */
export async function startProviderInFront(sandboxUrl: () => string): Promise<ProviderInFront> {
  let mood = well;
  let moodIsOver = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const server = createServer((req, res) => {
    const { method = 'GET', url: path = '/' } = req;
    const passOn = async (body: Buffer): Promise<ProviderAnswer> => {
      const answer = await fetch(new URL(path, sandboxUrl()), {
        method,
        headers: { authorization: req.headers.authorization ?? '', 'content-type': 'application/json' },
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      return { status: answer.status, body: await answer.text() };
    };
    const done = buffer(req)
      .then((body) => mood({ method, path }, () => passOn(body), moodIsOver.signal))
      .then(
        ({ status, body }) => res.writeHead(status, { 'content-type': 'application/json' }).end(body),
        (error: unknown) => res.writeHead(502).end(String(error)),
      )
      .finally(() => underWay.delete(done));
    underWay.add(done);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next = well) => {
      mood = next;
      moodIsOver.abort();
      moodIsOver = new AbortController();
    },
    atRest: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
