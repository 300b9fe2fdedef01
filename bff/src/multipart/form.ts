import type { StoredMedia } from '@shop/contracts/services/content';
import type { Content } from '../downstream/content.ts';

/** A multipart form: its text fields by name, and its files, already stored, by field name in the order of the form. */
export interface Form {
  fields: Record<string, string | string[]>;
  media: Record<string, StoredMedia[]>;
}

/** A form brings its own names, also those that every object inherits. */
export const emptyForm = (): Form => ({
  fields: Object.create(null) as Form['fields'],
  media: Object.create(null) as Form['media'],
});

/** `tags[]` is a list by its name; any other name that comes twice becomes one. */
export function addField(fields: Form['fields'], name: string, value: string): void {
  const isList = name.endsWith('[]');
  const key = isList ? name.slice(0, -2) : name;
  const before = fields[key];
  if (before === undefined) fields[key] = isList ? [value] : value;
  else fields[key] = [...(Array.isArray(before) ? before : [before]), value];
}

/** Takes back stored files that came to nothing. One that can't be taken back now is shown nowhere. */
export async function takeBack(
  files: readonly (StoredMedia | Promise<StoredMedia | null>)[],
  content: Content,
): Promise<void> {
  await Promise.allSettled(
    files.map(async (file) => {
      const stored = await file;
      if (stored) await content.discard(stored.id);
    }),
  );
}
