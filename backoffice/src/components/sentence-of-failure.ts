import { ApiError, sentenceOf } from '@shop/browser/http/api-error';
import { HttpError } from 'react-admin';

/** What the server said of a failure; null where there is no more to tell than that it failed. */
export function reasonOf(failure: unknown): string | null {
  if (failure instanceof HttpError) return failure.message;
  if (failure instanceof ApiError) return sentenceOf(failure, failure.message);
  return null;
}

/** The screen's own sentence, and after it the server's reason. */
export function sentenceOfFailure(sentence: string, failure: unknown): string {
  const reason = reasonOf(failure);
  return reason === null ? sentence : `${sentence} ${reason}`;
}
