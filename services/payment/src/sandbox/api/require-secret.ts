import { createHash, timingSafeEqual } from 'node:crypto';
import type express from 'express';
import { SandboxRefusal } from './refusal.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets only the holder of the secret key pass. */
export function requireSecret(secretKey: string): express.RequestHandler {
  const expected = digest(`Bearer ${secretKey}`);
  return (req, _res, next) => {
    if (!timingSafeEqual(digest(req.get('authorization') ?? ''), expected)) {
      throw new SandboxRefusal(401, 'invalid_key', 'Invalid key');
    }
    next();
  };
}
