import { z } from 'zod';

/** PostgreSQL's integer is the largest id that any table can hold. */
export const MAX_ID = 2_147_483_647;

export const idSchema = z.int().min(1).max(MAX_ID);

/** An id as text: in a path, a query or a multipart field. */
export const idTextSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'An id is a whole number.')
  .transform(Number)
  .pipe(idSchema);

export const uuidSchema = z.uuid();

/** Names one checkout, its payment and its order at the provider and in every service. */
export const referenceSchema = z.string().regex(/^[A-Za-z0-9.=-]{8,64}$/, 'This is not a payment reference.');

/** The short number printed for people: letters, then signs that can't be guessed from a neighbour's. */
export const orderNumberSchema = z.string().regex(/^[A-Z]{2}-[A-Z0-9]{8}$/, 'This is not an order number.');
