import { HttpError } from 'react-admin';

const TAKEN = 'Another account has this e-mail address.';

/** A taken e-mail address is refused in words for its owner; an admin reads others, at the field. Other failures stay. */
export function toldToAdmin(failure: unknown): unknown {
  if (!(failure instanceof HttpError)) return failure;
  const body = failure.body as { code?: string } | undefined;
  if (body?.code !== 'email_taken') return failure;
  return new HttpError(TAKEN, failure.status, { ...body, message: TAKEN, errors: { email: TAKEN } });
}
