import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

/** A new RSA key of 2048 bits, as PKCS #8 in PEM. */
export async function newPrivatePem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
