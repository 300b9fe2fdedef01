import { errorBodySchema } from '@shop/contracts/errors';
import type { Answer } from '../knocks.ts';

/** Throws where the shop fell over what was sent, or refused it in another way than with a sentence and a code. */
export function expectGraceful(what: string, { status, body, headers }: Answer): void {
  const said = typeof body === 'string' ? body.slice(0, 200) : JSON.stringify(body);
  if (status >= 500) throw new Error(`${what}: ${status} ${said}`);
  if (status < 400) return;
  const parsed = errorBodySchema.safeParse(body);
  if (!parsed.success) throw new Error(`${what}: ${status} without a proper body: ${said}`);
  const { message, error } = parsed.data;
  if (message !== error || message === '') throw new Error(`${what}: its two sentences differ: ${said}`);
  if (status === 429 && !headers.get('retry-after')) throw new Error(`${what}: 429 does not say when to come again`);
}
