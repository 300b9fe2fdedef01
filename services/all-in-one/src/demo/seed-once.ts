import type { PostgresDatabase } from '@shop/chassis/database/postgres';

export type SeedState = 'none' | 'unfinished' | 'finished';

export async function seedState(house: PostgresDatabase): Promise<SeedState> {
  const [row] = await house.query<{ finished: boolean }>('SELECT finished_at IS NOT NULL AS finished FROM demo_seed');
  if (!row) return 'none';
  return row.finished ? 'finished' : 'unfinished';
}

/** From here until it is finished the store belongs to the demo's making, and may be emptied to begin again. */
export const beginSeed = (house: PostgresDatabase, at: Date) =>
  house.execute('INSERT INTO demo_seed (began_at) VALUES ($1) ON CONFLICT (only_one) DO UPDATE SET began_at = $1', [
    at,
  ]);

export const finishSeed = (house: PostgresDatabase, at: Date) =>
  house.execute('UPDATE demo_seed SET finished_at = $1', [at]);
