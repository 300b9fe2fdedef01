import { createHmac, timingSafeEqual } from 'node:crypto';

/** The provider's signature of a body: HMAC-SHA512 with the secret key, in hexadecimal. */
export const signatureOf = (body: Buffer | string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex');

/** Whether the body comes from the provider. Takes the same time whichever sign is wrong. */
export function isSigned(body: Buffer, signature: string | undefined, secretKey: string): boolean {
  const expected = Buffer.from(signatureOf(body, secretKey));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
