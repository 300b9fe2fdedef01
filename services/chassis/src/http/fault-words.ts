import type { z } from 'zod';

type Fault = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};
const UNITS: Readonly<Record<string, (count: string) => string>> = {
  string: (count) => `${count} characters`,
  array: (count) => `${count} entries`,
};

const sized = (origin: string, word: string, count: string): string =>
  UNITS[origin] ? `This has ${word} ${UNITS[origin](count)}.` : `This is ${word} ${count}.`;

/** A sentence for a fault that its schema has no words of its own for. */
export function faultWords(fault: Fault): string {
  switch (fault.code) {
    case 'invalid_type':
      return fault.input === undefined
        ? 'This is missing.'
        : `This is not ${KINDS[fault.expected] ?? 'what belongs here'}.`;
    case 'too_big':
      return sized(fault.origin, 'at most', String(fault.maximum));
    case 'too_small':
      return sized(fault.origin, 'at least', String(fault.minimum));
    case 'invalid_value':
      return fault.input === undefined ? 'This is missing.' : `This is none of ${fault.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `This has no ${fault.keys.join(', ')}.`;
    default:
      return 'This is not what belongs here.';
  }
}
