import type express from 'express';
import type { Role } from '@shop/contracts/roles';
import { forbidden, unauthorized } from '../errors/problem.ts';
import { contextOf } from '../http/request-scope.ts';
import type { Caller, Person, ServiceCaller } from './caller.ts';
import type { TokenVerifier } from './token-verifier.ts';

const BEARER = /^Bearer +([\w.-]+)$/i;

/** Finds out who calls. No token makes a visitor; a dead one is refused, also where none was needed. */
export const authenticate =
  (verifier: TokenVerifier): express.RequestHandler =>
  (req, _res, next) => {
    const { authorization } = req.headers;
    // Most who look at the shop are visitors: they wait for nothing.
    if (authorization === undefined) return next();
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) throw unauthorized('token_invalid', 'Please sign in again.');
    const context = contextOf(req);
    return verifier.verify(token).then((caller) => {
      context.caller = caller;
      context.token = token;
      next();
    });
  };

export const callerOf = (req: express.Request): Caller => contextOf(req).caller;

/** The signed-in person; of one of the roles, where any are named. Throws a Problem 401 or 403. */
export function requirePerson(req: express.Request, ...roles: Role[]): Person {
  const caller = callerOf(req);
  if (caller.kind === 'visitor') throw unauthorized();
  if (caller.kind !== 'person' || (roles.length > 0 && !roles.includes(caller.role))) throw forbidden();
  return caller;
}

/** The calling service; one of those named, where any are. Throws a Problem 401 or 403. */
export function requireService(req: express.Request, ...names: string[]): ServiceCaller {
  const caller = callerOf(req);
  if (caller.kind === 'visitor') throw unauthorized();
  if (caller.kind !== 'service' || (names.length > 0 && !names.includes(caller.name))) throw forbidden();
  return caller;
}
