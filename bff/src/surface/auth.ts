import {
  registrationAnswerSchema,
  registrationSchema,
  signInAnswerSchema,
  signInSchema,
} from '@shop/contracts/rest/auth';
import type { Downstream } from '../downstream/downstream.ts';
import { route } from './route.ts';

export const authRoutes = ({ identity }: Downstream) => [
  route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Register as a customer, a vendor or a delivery agent.',
    who: 'anyone',
    limited: 'registration',
    body: registrationSchema,
    answer: registrationAnswerSchema,
    status: 201,
    handle: ({ body }) => identity.register(body),
  }),
  route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in; answers the token for the Authorization header.',
    who: 'anyone',
    body: signInSchema,
    answer: signInAnswerSchema,
    // Express knows the connection's own address, or what a configured proxy tells; never a header of the client's.
    handle: ({ body, req }) => identity.signIn(body, req.ip ?? 'unknown'),
  }),
  route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out: the token ends for every service before this answers.',
    who: 'signed-in',
    status: 204,
    handle: () => identity.signOut(),
  }),
];
