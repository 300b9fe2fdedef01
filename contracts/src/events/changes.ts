import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Which fields of a record changed. Personal ones (name, e-mail, phone, address, password) are named without values: null to null. */
export const changesSchema = z.record(z.string(), z.object({ from: value, to: value }));
export type Changes = z.infer<typeof changesSchema>;
