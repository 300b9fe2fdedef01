import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { eventually } from '@shop/testing/eventually';
import { listen } from './listen.ts';

const DRAIN_MS = 2_000;

const ask = async (url: string, agent: Agent): Promise<IncomingMessage> => {
  const [answer] = (await once(request(url, { agent }).end(), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
};

test('a server that drains answers once more on the connections it has, and takes no new ones', async () => {
  const { url, close } = await listen((_req, res) => res.end('here'), { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(url, agent)).headers.connection).toBe('keep-alive');
  const begin = performance.now();
  const closed = close(DRAIN_MS);
  await eventually('the port is closed', () =>
    ask(url, new Agent()).then(
      () => false,
      () => true,
    ),
  );
  await expect(ask(url, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const last = await ask(url, agent);
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  await closed;
  // Nobody is connected any more, so it need not wait.
  expect(performance.now() - begin).toBeLessThan(DRAIN_MS);
  agent.destroy();
});

test('who has been connected when the port closes is answered', async () => {
  const { url, close } = await listen((_req, res) => res.end('here'), { port: 0, host: '127.0.0.1' });
  const callers = Array.from({ length: 20 }, () => ask(url, new Agent()));
  // By then the system has connected them all; the server, which runs in this process, has taken none.
  await new Promise(process.nextTick);
  const closed = close();
  expect((await Promise.all(callers)).map(({ statusCode }) => statusCode)).toEqual(Array(callers.length).fill(200));
  await closed;
});

test('connections that stay idle end with the draining', async () => {
  const { url, close } = await listen((_req, res) => res.end('here'), { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  await ask(url, agent);
  await close(50);
  await expect(ask(url, agent)).rejects.toThrow();
  agent.destroy();
});
