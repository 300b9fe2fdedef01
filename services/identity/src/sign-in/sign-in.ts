import { highestRole } from '@shop/contracts/roles';
import { emailSchema } from '@shop/contracts/rest/auth';
import type { Database } from '@shop/chassis/database/database';
import { forbidden, tooMany, unauthorized } from '@shop/chassis/errors/problem';
import { waitInWords } from '@shop/chassis/errors/wait-in-words';
import type { Passwords } from '../password/passwords.ts';
import type { PersonTokens } from '../token/person-tokens.ts';
import { findCredentials } from '../user/user-store.ts';
import type { SignInAttempt, SignInLimit } from './sign-in-limit.ts';

export interface SignInParts {
  database: Database;
  passwords: Passwords;
  signInLimit: SignInLimit;
  personTokens: PersonTokens;
}

/**
 * Answers a token. An unknown e-mail address and a wrong password look alike, in words and in time.
 * Throws a Problem 401, or 429 after too many failures.
 */
export async function signIn(parts: SignInParts, attempt: SignInAttempt & { password: string }): Promise<string> {
  const { database, passwords, signInLimit, personTokens } = parts;
  await refuseTooMany(signInLimit, attempt);

  const email = emailSchema.safeParse(attempt.email);
  const found = email.success ? await findCredentials(database, email.data) : null;
  const isRight = await passwords.match(attempt.password, found?.passwordHash ?? null);
  if (!found || !isRight) {
    await signInLimit.countFailure(attempt);
    throw unauthorized('invalid_credentials', 'The e-mail address or the password is wrong.');
  }

  // Guesses that were sent all at once passed the first look together.
  await refuseTooMany(signInLimit, attempt);
  const role = highestRole(found.roles);
  if (!role) throw forbidden('Your account has no role in the shop. Please ask an admin for one.', 'no_role');
  return personTokens.sign({ ...found, role });
}

async function refuseTooMany(limit: SignInLimit, attempt: SignInAttempt): Promise<void> {
  const waitS = await limit.waitS(attempt);
  if (waitS === 0) return;
  const sentence = `There were too many failed sign-ins. Please try again in ${waitInWords(waitS)}.`;
  throw tooMany(sentence, waitS, 'too_many_sign_ins');
}
