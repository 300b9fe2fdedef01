import { type Listening, listen } from '@shop/chassis/http/listen';
import type { RequestListener } from 'node:http';

export interface ReservedAddress extends Listening {
  /** From now on requests reach this app. */
  serve(app: RequestListener): void;
}

/** Listens before there is anything to serve, so that services built one after another can know each other's addresses. */
export async function reserveAddress(port = 0, host = '127.0.0.1'): Promise<ReservedAddress> {
  let app: RequestListener = (_req, res) => {
    res.writeHead(503, { 'retry-after': '1' }).end();
  };
  const listening = await listen((req, res) => app(req, res), { port, host });
  return { ...listening, serve: (served) => void (app = served) };
}
