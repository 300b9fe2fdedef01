import type { Machine } from './machine.ts';
import type { Rounds } from './median-of-rounds.ts';
import type { Shape } from './start-bench-shop.ts';
import type { Steady } from './steady-purchases.ts';

/** One shop that was measured: its size, its shape, and what it did. */
export interface Run extends Rounds {
  products: number;
  shape: Shape;
  readyAfterS: number;
  /** Of all its processes, the database included, before anybody called. */
  idleMemoryMb: number;
  steady: Steady | null;
}

export interface Report {
  machine: Machine;
  secondsACall: number;
  /** How often each kind of call was measured; the middle one is told. */
  rounds: number;
  runs: Run[];
}
