import { isUtf8 } from 'node:buffer';
import express from 'express';
import { badRequest } from '../errors/problem.ts';

const MAX_DEPTH = 64;

/** The reader writes the body beside what is thrown while it reads, over a method of a Problem. */
class NotUtf8 extends Error {}

/** Why a parsed body is refused whatever its schema, or null. Walks without recursion: depth is the sender's choice. */
export function faultOfJson(body: unknown): 'too_deep' | 'forbidden_key' | null {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (depth >= MAX_DEPTH) return 'too_deep';
    if (Object.hasOwn(value, '__proto__')) return 'forbidden_key';
    for (const child of Object.values(value)) open.push({ value: child, depth: depth + 1 });
  }
  return null;
}

/** Reads JSON bodies of at most `limit` bytes into req.body; other content types are left alone. */
export function jsonBody(limit: number): express.RequestHandler {
  const read = express.json({
    limit,
    strict: false,
    // Read all the same, each of them would be stored as a question mark.
    verify: (_req, _res, bytes, charset) => {
      if (charset === 'utf-8' && !isUtf8(bytes)) throw new NotUtf8();
    },
  });
  return (req, res, next) => {
    if (!hasBody(req)) return next();
    read(req, res, (error?: unknown) => {
      if (error instanceof NotUtf8) return next(badRequest('malformed_json', SENTENCES.not_utf8));
      if (error !== undefined) return next(error);
      const fault = faultOfJson(req.body);
      next(fault === null ? undefined : badRequest('malformed_json', SENTENCES[fault]));
    });
  };
}

const SENTENCES = {
  too_deep: 'This JSON is nested too deeply.',
  forbidden_key: 'This JSON holds a key that is not allowed.',
  not_utf8: 'This JSON is not written in UTF-8.',
};

/** As HTTP tells it (RFC 9112, section 6): by a length or by the transfer coding. */
const hasBody = ({ headers }: express.Request): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
