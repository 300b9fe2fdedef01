import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * Which fields of a record changed. Personal ones (name, e-mail, phone, address, password) are named without values: null to null.
 * An empty set says that none did: the event is told again for who lost a copy.
 */
export const changesSchema = z.record(z.string(), z.object({ from: value, to: value }));
export type Changes = z.infer<typeof changesSchema>;
