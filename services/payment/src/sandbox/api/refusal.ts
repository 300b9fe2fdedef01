import type express from 'express';
import { Problem } from '@shop/chassis/errors/problem';
import type { Logger } from '@shop/chassis/log/logger';

/** A no of the sandbox, in the provider's words. */
export class SandboxRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'SandboxRefusal';
    this.status = status;
    this.code = code;
  }
}

export const notFoundRefusal = () => new SandboxRefusal(404, 'not_found', 'There is no such call.');
export const unknownTransaction = () =>
  new SandboxRefusal(404, 'transaction_not_found', 'Transaction reference not found.');

/** Answers errors in the provider's shape. */
export const answerRefusal =
  (logger: Logger): express.ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const { status, message, code } = refusalOf(error);
    if (status >= 500) logger.error({ err: error }, 'unexpected error');
    res.status(status).json({ status: false, message, code });
  };

function refusalOf(error: unknown): Pick<SandboxRefusal, 'status' | 'message' | 'code'> {
  if (error instanceof SandboxRefusal) return error;
  // Its database is away for a moment, which whoever asks may wait for.
  if (error instanceof Problem && error.status === 503) return error;
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status < 500
    ? { status, code: 'invalid_request', message: 'This request can’t be read.' }
    : { status: 500, code: 'internal_error', message: 'Something went wrong.' };
}
