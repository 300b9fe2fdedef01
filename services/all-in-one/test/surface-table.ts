import type { Downstream } from '@shop/bff/downstream/downstream';
import type { Route } from '@shop/bff/surface/route';
import { surface } from '@shop/bff/surface/surface';
import { silentLogger } from '@shop/testing/silent-logger';

export interface Call extends Route {
  /** Method and path, for the names of tests. */
  call: string;
}

/** Every call that the BFF declares, to be walked and not to be handled. */
export const CALLS: readonly Call[] = surface({} as Downstream, silentLogger).map((route) => ({
  ...route,
  call: `${route.method} ${route.path}`,
}));

/** The call's address with the same value for each of its parameters. */
export const addressOf = ({ path }: Route, value = '1') => `/api${path.replace(/:\w+/g, encodeURIComponent(value))}`;
