import type express from 'express';
import { signInSchema } from '@shop/contracts/rest/auth';
import type { signInAnswerSchema } from '@shop/contracts/rest/auth';
import { CLIENT_ADDRESS_HEADER } from '@shop/contracts/services/identity';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body } from '@shop/chassis/http/door';
import type { z } from 'zod';
import type { Revocations } from '../revocation/revocations.ts';
import { signIn } from './sign-in.ts';
import type { SignInParts } from './sign-in.ts';

export function signInRoutes(router: express.Router, parts: SignInParts & { revocations: Revocations }): void {
  router.post('/sign-in', async (req, res) => {
    const { email, password } = body(req, signInSchema);
    const clientAddress = req.get(CLIENT_ADDRESS_HEADER) ?? req.socket.remoteAddress ?? 'unknown';
    const token = await signIn(parts, { email, password, clientAddress });
    res.json({ token } satisfies z.infer<typeof signInAnswerSchema>);
  });

  router.post('/sign-out', async (req, res) => {
    await parts.revocations.endToken(requirePerson(req));
    res.status(204).end();
  });
}
