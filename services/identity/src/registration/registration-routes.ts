import type express from 'express';
import type { Registration, registrationAnswerSchema } from '@shop/contracts/rest/auth';
import { body } from '@shop/chassis/http/door';
import type { z } from 'zod';
import { register } from './register.ts';
import type { RegisterParts } from './register.ts';
import { registrationDoor } from './registration-door.ts';

const WELCOMES: Record<Registration['type'], string> = {
  customer: 'Welcome! You can sign in now.',
  vendor: 'Your shop is registered. You can sign in and fill it; it opens once an admin has activated it.',
  delivery: 'You are registered. You can sign in now; deliveries come once an admin has approved you.',
};

export function registrationRoutes(router: express.Router, parts: RegisterParts): void {
  router.post('/register', async (req, res) => {
    const registration = body(req, registrationDoor);
    const id = await register(parts, registration);
    const answer = { id, message: WELCOMES[registration.type] } satisfies z.infer<typeof registrationAnswerSchema>;
    res.status(201).json(answer);
  });
}
