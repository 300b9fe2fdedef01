const BYTES = 16;

/** A key that nobody else has; also where the page did not come over HTTPS, in which `crypto.randomUUID` is missing. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
