import { randomInt } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A reference that nobody can guess: 100 random bits. */
export const newReference = (): string =>
  `CK-${Array.from({ length: 20 }, () => BASE32.charAt(randomInt(BASE32.length))).join('')}`;
