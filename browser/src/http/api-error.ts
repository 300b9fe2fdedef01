import type { ErrorBody, ErrorIssue } from '@shop/contracts/errors';

/** Status of a call that never got an answer. */
export const NO_ANSWER = 0;

/** A call that failed. `message` is a sentence for the person; `fromServer` tells whose sentence it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: readonly ErrorIssue[] = [],
    readonly fromServer = false,
  ) {
    super(message);
  }
}

/** Reads the documented error body; whatever else stands there (a proxy's page, nothing) becomes a plain sentence. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const { message, error, code, issues } = (body ?? {}) as Partial<ErrorBody>;
  const sentence = [message, error].find((text) => typeof text === 'string' && text !== '');
  if (sentence === undefined) return new ApiError(status, 'unreadable', 'The shop could not answer. Please try again.');
  return new ApiError(status, code ?? 'unreadable', sentence, Array.isArray(issues) ? issues : [], true);
}

/** The server's own sentence where it sent one, else the given one. */
export const sentenceOf = (failure: unknown, otherwise: string): string =>
  failure instanceof ApiError && failure.fromServer ? failure.message : otherwise;

/** What failed, and after it why, where that is known: "Failed to save address. Street is required." */
export const withReason = (says: string, reason: string): string =>
  reason === '' ? says : `${says.replace(/\.$/, '')}. ${reason}`;

/** The given sentence, and after it the server's own where it sent one. */
export const sentenceAndReasonOf = (says: string, failure: unknown): string =>
  withReason(says, sentenceOf(failure, ''));

/** True where the same call may well succeed a little later. */
export const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.status === NO_ANSWER || failure.status >= 500 || failure.status === 429);
