import type { ErrorIssue } from '@shop/contracts/errors';

/** What is wrong, for a person, in one sentence: one that only says "This" is told with the field that it is about. */
export function issueSentence({ path, message }: ErrorIssue): string {
  return path !== '' && message.startsWith('This ') ? `${path}: ${message}` : message;
}
