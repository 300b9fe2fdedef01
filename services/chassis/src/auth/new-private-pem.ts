import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

/** A new key on the curve P-256, as PKCS #8 in PEM. */
export async function newPrivatePem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
