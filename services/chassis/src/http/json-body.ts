import express from 'express';
import { badRequest } from '../errors/problem.ts';

const MAX_DEPTH = 64;

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
export const jsonBody = (limit: number): express.RequestHandler[] => [
  express.json({ limit, strict: false }),
  (req, _res, next) => {
    const fault = faultOfJson(req.body);
    if (fault === 'too_deep') throw badRequest('malformed_json', 'This JSON is nested too deeply.');
    if (fault === 'forbidden_key') throw badRequest('malformed_json', 'This JSON holds a key that is not allowed.');
    next();
  },
];
