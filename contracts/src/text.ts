import { z } from 'zod';

export const MAX_NAME = 200;
export const MAX_DESCRIPTION = 10_000;

/** PostgreSQL text can't hold U+0000, and lone surrogates can't be written as UTF-8. */
export const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
export const NOT_STORABLE = 'This text holds characters that can’t be stored.';

/** Text that is looked up and not kept: as it came, but none that no database could hold. */
export const lookedUpText = (most: number) => z.string().max(most).refine(storable, NOT_STORABLE);

/** Characters that show nothing, such as U+200B, make no name by themselves. */
const SHOWS_SOMETHING = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/** Typed text: NFC, ends trimmed, never blank, at most `most` characters. */
export const requiredText = (most: number, label = 'This') =>
  z
    .string({ error: `${label} is required.` })
    .refine(storable, NOT_STORABLE)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => SHOWS_SOMETHING.test(text), `${label} is required.`)
    .pipe(z.string().max(most, `${label} has at most ${most} characters.`));

/** Like requiredText, but blank or null means null. */
export const optionalText = (most: number, label = 'This') =>
  z
    .string()
    .refine(storable, NOT_STORABLE)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().max(most, `${label} has at most ${most} characters.`))
    .transform((text) => (text === '' ? null : text))
    .nullable();

export const nameSchema = requiredText(MAX_NAME, 'Name');
export const descriptionSchema = optionalText(MAX_DESCRIPTION, 'Description');

/** How texts are compared in a search: one Unicode form, no regard to case in any script. */
export const foldForSearch = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en').normalize('NFC');
