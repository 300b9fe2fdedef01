import type { Validator } from 'react-admin';

/** The rule that a text is there and not only blanks; its field is marked as required. */
export const requiredText = (sentence: string): Validator & { isRequired: true } =>
  Object.assign((text: unknown) => (typeof text === 'string' && text.trim() !== '' ? undefined : sentence), {
    isRequired: true as const,
  });
