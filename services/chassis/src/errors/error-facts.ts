/** What an error tells of itself. Errors of Node's own modules may come from another realm: `instanceof` does not know them. */
const factOf = (error: unknown, fact: string): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, fact) : undefined;
  return typeof value === 'string' ? value : '';
};

export const codeOf = (error: unknown): string => factOf(error, 'code');
export const messageOf = (error: unknown): string => factOf(error, 'message');
export const nameOf = (error: unknown): string => factOf(error, 'name');
export const stackOf = (error: unknown): string => factOf(error, 'stack');
export const constraintOf = (error: unknown): string => factOf(error, 'constraint');

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** A socket in the file system goes with its server. */
const isMissingSocket = (error: unknown): boolean =>
  codeOf(error) === 'ENOENT' && factOf(error, 'syscall') === 'connect';

/** Whether the network, or the other side, was away. */
export const isNetworkFault = (error: unknown): boolean => AWAY.has(codeOf(error)) || isMissingSocket(error);
