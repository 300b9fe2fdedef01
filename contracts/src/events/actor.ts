import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { roleSchema } from '../roles.ts';

/** Who caused an event: a signed-in person, or a service by itself. */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), id: idSchema, role: roleSchema }),
  z.object({ kind: z.literal('service'), name: z.string() }),
]);
export type Actor = z.infer<typeof actorSchema>;
