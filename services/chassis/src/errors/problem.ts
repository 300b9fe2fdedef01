import type { ErrorBody, ErrorIssue } from '@shop/contracts/errors';

/** An error that its caller may read: a status, a stable code, and a sentence that says what to do. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: ErrorIssue[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { issues, retryAfterS, cause }: { issues?: ErrorIssue[]; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.retryAfterS = retryAfterS;
  }

  body(): ErrorBody {
    const { message, code, issues } = this;
    return issues ? { message, error: message, code, issues } : { message, error: message, code };
  }
}

export const badRequest = (code: string, message: string, issues?: ErrorIssue[]) =>
  new Problem(400, code, message, issues ? { issues } : {});
export const unauthorized = (code = 'not_signed_in', message = 'Please sign in to go on.') =>
  new Problem(401, code, message);
export const forbidden = (message = 'Your account may not do this.', code = 'forbidden') =>
  new Problem(403, code, message);
export const notFound = (message = 'There is nothing here.', code = 'not_found') => new Problem(404, code, message);
export const conflict = (code: string, message: string) => new Problem(409, code, message);
export const tooMany = (message: string, retryAfterS: number, code = 'too_many') =>
  new Problem(429, code, message, { retryAfterS });
export const unavailable = (
  message = 'A part of the shop is not answering. Please try again in a moment.',
  { retryAfterS = 5, code = 'unavailable', cause }: { retryAfterS?: number; code?: string; cause?: unknown } = {},
) => new Problem(503, code, message, { retryAfterS, cause });
