import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type express from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** Security headers that are the same for every answer: they are worked out once, and not for each. */
export function fixedHeaders(options: Readonly<HelmetOptions>): express.RequestHandler {
  const headers = headersOf(options);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

function headersOf(options: Readonly<HelmetOptions>): [string, string][] {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error?: unknown) => {
    if (error !== undefined) throw error as Error;
  });
  return answer.getHeaderNames().map((name) => [name, String(answer.getHeader(name))]);
}
