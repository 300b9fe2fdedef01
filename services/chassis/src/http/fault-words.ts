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
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function sized(origin: string, word: string, count: number | bigint): string {
  const unit = UNITS[origin];
  return unit ? `This has ${word} ${count} ${unit[count === 1 ? 0 : 1]}.` : `This is ${word} ${count}.`;
}

/** A sentence for a fault that its schema has no words of its own for. */
export function faultWords(fault: Fault): string {
  switch (fault.code) {
    case 'invalid_type':
      return fault.input === undefined
        ? 'This is missing.'
        : `This is not ${KINDS[fault.expected] ?? 'what belongs here'}.`;
    case 'too_big':
      return sized(fault.origin, 'at most', fault.maximum);
    case 'too_small':
      return sized(fault.origin, 'at least', fault.minimum);
    case 'invalid_value':
      return fault.input === undefined ? 'This is missing.' : `This is none of ${fault.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `This has no ${fault.keys.join(', ')}.`;
    default:
      return 'This is not what belongs here.';
  }
}
