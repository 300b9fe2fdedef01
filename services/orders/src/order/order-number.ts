import { randomInt } from 'node:crypto';

// Without 0 and O, 1, I and L, which people mistake for one another.
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** "AK-7F3K9Q2M": short enough to be read out, and not to be guessed from a neighbour's. */
export const newOrderNumber = (): string =>
  `AK-${Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')}`;
