import type { Measured } from './measured.ts';
import type { Run } from './run.ts';
import type { Shape } from './start-bench-shop.ts';

export interface Ratio {
  name: string;
  /** CPU time of one call, in times of the floor's. */
  times: number;
  floor: string;
  atMost: number;
}

export const CONSTANT_JSON = 'floor: constant JSON';
export const ONE_SELECT = 'floor: one SELECT';
export const PASSWORD_HASH = 'floor: password hash';

/** What a call may cost, in times of what the same machine needs for the floor in the same run. */
const BUDGETS: readonly { name: string; floor: string; atMost: number }[] = [
  { name: 'list', floor: CONSTANT_JSON, atMost: 1.6 },
  { name: 'detail', floor: CONSTANT_JSON, atMost: 1.6 },
  { name: 'lookups', floor: CONSTANT_JSON, atMost: 1.6 },
  { name: 'search', floor: ONE_SELECT, atMost: 4 },
  { name: 'cart read', floor: ONE_SELECT, atMost: 4 },
  { name: 'add to cart', floor: ONE_SELECT, atMost: 8 },
  { name: 'whole purchase', floor: ONE_SELECT, atMost: 70 },
];
const SIGN_IN_BESIDE_HASH = 7;

const cpuIn = (measured: readonly Measured[]) => (name: string) =>
  measured.find((one) => one.name === name)?.cpuMsACall ?? Number.NaN;

export function ratiosOf(measured: readonly Measured[]): Ratio[] {
  const cpuOf = cpuIn(measured);
  // The call that hashes is a call of constant JSON beside.
  const hash = cpuOf(PASSWORD_HASH) - cpuOf(CONSTANT_JSON);
  return [
    ...BUDGETS.map(({ name, floor, atMost }) => ({ name, floor, atMost, times: cpuOf(name) / cpuOf(floor) })),
    {
      name: 'sign-in without its password hash',
      floor: ONE_SELECT,
      atMost: SIGN_IN_BESIDE_HASH,
      times: (cpuOf('sign-in') - hash) / cpuOf(ONE_SELECT),
    },
  ];
}

/** How much more a search costs in the largest shop than in the smallest, in each shape that has both. */
export function searchGrowth(runs: readonly Run[]): { shape: Shape; times: number }[] {
  return [...new Set(runs.map(({ shape }) => shape))].flatMap((shape) => {
    const ofShape = runs.filter((run) => run.shape === shape).toSorted((a, b) => a.products - b.products);
    const [small, large] = [ofShape[0], ofShape.at(-1)];
    if (!small || !large || small === large) return [];
    const unitsOf = ({ ratios }: Run) => ratios.find(({ name }) => name === 'search')?.times ?? Number.NaN;
    return [{ shape, times: unitsOf(large) / unitsOf(small) }];
  });
}
