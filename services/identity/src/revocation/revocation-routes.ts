import type express from 'express';
import { z } from 'zod';
import { revocationQuestionSchema } from '@shop/contracts/services/identity';
import type { revocationAnswerSchema } from '@shop/contracts/services/identity';
import { query } from '@shop/chassis/http/door';
import type { Revocations } from './revocations.ts';

const questionSchema = revocationQuestionSchema.extend({
  tokenId: z.string().regex(/^[\w-]{1,100}$/, 'This is not a token’s id.'),
});

/** Open to every room of the shop: an answer tells nothing to who doesn't hold the token already. */
export function revocationRoutes(router: express.Router, { revocations }: { revocations: Revocations }): void {
  router.get('/revocations/check', async (req, res) => {
    const revoked = await revocations.isRevoked(query(req, questionSchema));
    res.json({ revoked } satisfies z.infer<typeof revocationAnswerSchema>);
  });
}
