/** How many of everything a filled shop has. */
export interface Many {
  products: number;
  customers: number;
  orders: number;
}

export const vendorsFor = ({ products }: Many): number => Math.max(10, Math.ceil(products / 1000));
export const agentsFor = ({ orders }: Many): number => Math.max(5, Math.ceil(orders / 1000));

/** Rows that were made one after another: their ids follow one another too. */
export interface Made {
  firstId: number;
  count: number;
}

/** Everybody who was made has this password. */
export const FILLED_PASSWORD = 'Passw0rd!';
export type FilledRole = 'admin' | 'vendor' | 'delivery' | 'customer';

/** The address of the nth of those who were made for a role, from 1. The first of each is the busiest. */
export const filledEmail = (role: FilledRole, nth: number): string => `${role}-${nth}@many.example`;
