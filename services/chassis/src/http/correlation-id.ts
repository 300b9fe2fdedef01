import { randomUUID } from 'node:crypto';

export const CORRELATION_HEADER = 'x-correlation-id';
const PLAIN = /^[A-Za-z0-9._-]{1,64}$/;

/** The sender's id where it is plain text that may stand in logs, else a new one. */
export const correlationIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && PLAIN.test(header) ? header : randomUUID();
