import { z } from 'zod';
import { DATABASES } from '../stores.ts';

export const MANIFEST = 'manifest.json';

/** Raised when a folder of this format could no longer be read as before. */
const FORMAT = 1;

/** Both become parts of paths, so a folder from elsewhere names nothing outside of itself. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const insidePath = z.string().refine(isInside, 'This is no path inside the folder.');

const file = z.object({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const table = z.object({
  name: identifier,
  /** Those that are worked out of others are not among them. */
  columns: z.array(z.string().min(1)).min(1),
  rows: z.int().nonnegative(),
  file,
});

/** An int8 as text: it may be beyond 2^53. */
const sequence = z.object({ name: identifier, lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() });

const database = z.object({
  name: z.enum(DATABASES),
  /** The names of what was applied, in its order, by the table that keeps them. */
  migrations: z.record(identifier, z.array(z.string().regex(/^\d+-[\w-]+$/))),
  tables: z.array(table),
  sequences: z.array(sequence),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The moment of the cut, UTC. */
  takenAt: z.iso.datetime(),
  databases: z.array(database).min(1),
  media: z.array(z.object({ path: insidePath, file })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type DatabaseBackup = z.output<typeof database>;
export type TableBackup = z.output<typeof table>;
export type SequenceBackup = z.output<typeof sequence>;
export type MediaBackup = Manifest['media'][number];
export type FileFacts = z.output<typeof file>;

function isInside(path: string): boolean {
  const parts = path.split('/');
  return !path.includes('\\') && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

export const writeManifest = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;

/** Throws, with a sentence, where the text is no manifest of a format that this program knows. */
export function readManifest(text: string): Manifest {
  const read = manifestSchema.safeParse(parsed(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `${MANIFEST} is damaged, or was written by another version of this program: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
