import { z } from 'zod';

/** What this service alone is told. */
export const ordersConfigSchema = z.object({
  /** How long an open checkout holds its pieces. */
  CHECKOUT_HOLD_MINUTES: z.coerce.number().positive().default(15),
  /** How long a paid checkout waits for the address that it lacks before the money goes back. */
  PAID_WITHOUT_ADDRESS_MINUTES: z.coerce.number().positive().default(30),
  SWEEP_EVERY_MS: z.coerce.number().int().positive().default(5000),
});
export type OrdersConfig = z.output<typeof ordersConfigSchema>;
