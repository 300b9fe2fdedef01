import type { ErrorIssue } from '@shop/contracts/errors';
import { issueSentence } from '@shop/chassis/errors/issue-sentence';
import { badRequest } from '@shop/chassis/errors/problem';

/** Throws a Problem 400 that says what is wrong, where something is. */
export function refuseIssues(issues: ErrorIssue[]): void {
  const [first] = issues;
  if (first) throw badRequest('invalid', issueSentence(first), issues);
}
