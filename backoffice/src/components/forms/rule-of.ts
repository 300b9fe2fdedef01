import type { Validator } from 'react-admin';

interface Schema {
  safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined };
}

/** The server’s own rule of a field, asked before the form is sent. An empty input holds null. */
export const ruleOf = (schema: Schema): Validator & { isRequired: boolean } =>
  Object.assign((value: unknown) => schema.safeParse(value ?? null).error?.issues[0]?.message, {
    isRequired: schema.safeParse(null).error !== undefined,
  });
