import { callerOf } from '@shop/chassis/auth/authenticate';
import type express from 'express';

export function isAdmin(req: express.Request): boolean {
  const caller = callerOf(req);
  return caller.kind === 'person' && caller.role === 'admin';
}
