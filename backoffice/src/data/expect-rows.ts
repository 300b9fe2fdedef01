import { tellConsole } from '../components/tell-console.ts';

/** The answer of a list, which is an array; what else may come is told to the console, and fails. */
export function expectRows<Answer extends { data: unknown }>(answer: Answer): Answer {
  if (Array.isArray(answer.data)) return answer;
  const failure = new Error('Expected array');
  tellConsole(failure);
  throw failure;
}
