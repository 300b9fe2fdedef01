import { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { StopSignal } from '../process/within-deadline.ts';
import { ExpressRequest, ExpressResponse } from './express-app.ts';

export interface InProcessCall {
  method: string;
  /** With its query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | null;
}

/** What a caller reads of an answer, however it came. */
export interface HttpAnswer {
  statusCode: number;
  retryAfter: string | undefined;
  text: string;
}

/** What stands where a connection would: requests and answers ask it whether it is open, and who is at its other end. */
class NoSocket extends EventEmitter {
  readonly readable = true;
  readonly writable = true;
  readonly remoteAddress = '127.0.0.1';
  destroyed = false;

  destroy(error?: Error): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close', error);
  }
}

function requestOf({ method, path, headers, body }: InProcessCall): ExpressRequest {
  const req = new ExpressRequest(new NoSocket() as unknown as Socket);
  req.method = method;
  req.url = path;
  req.httpVersionMajor = 1;
  req.httpVersionMinor = 1;
  req.headers = body === null ? { ...headers } : { 'content-length': String(Buffer.byteLength(body)), ...headers };
  if (body !== null) req.push(body);
  req.complete = true;
  req.push(null);
  return req;
}

/** An answer that is gathered where it would be sent. Express gives each the prototype that it wants, so no class can do this. */
function responseTo(req: ExpressRequest, answered: (answer: HttpAnswer) => void): ExpressResponse {
  const res = new ExpressResponse(req);
  const chunks: Buffer[] = [];
  const gather = (chunk: unknown): void => {
    if (!res.headersSent) res.writeHead(res.statusCode);
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  res.write = (chunk: unknown) => {
    gather(chunk);
    return true;
  };
  res.end = (chunk?: unknown) => {
    if (res.writableEnded) return res;
    gather(chunk);
    res.finished = true;
    const retryAfter = res.getHeader('retry-after');
    answered({
      statusCode: res.statusCode,
      retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
      text: Buffer.concat(chunks).toString(),
    });
    res.emit('finish');
    res.emit('close');
    return res;
  };
  return res;
}

/**
 * Has an app of this process answer a call that never was on a wire. It goes through all that a call over the network goes
 * through in the app, and nothing but text passes between the two. Rejects with the signal's reason where that comes first.
 */
export function answerInProcess(app: RequestListener, call: InProcessCall, signal: StopSignal): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const req = requestOf(call);
    const res = responseTo(req, resolve);
    // The app sees what it would see of a caller who hung up.
    const hungUp = (error: Error | undefined): void => {
      res.emit('close');
      reject(error);
    };
    signal.once('abort', () => hungUp(signal.reason));
    req.socket.once('close', () => hungUp(new Error('The answer broke off.')));
    app(req, res);
  });
}
