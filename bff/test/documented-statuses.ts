import { silentLogger } from '@shop/testing/silent-logger';
import { responsesOf } from '../src/api-document/responses.ts';
import type { Downstream } from '../src/downstream/downstream.ts';
import { surface } from '../src/surface/surface.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const calls = surface({} as Downstream, silentLogger)
  .map((route) => ({
    method: route.method,
    path: new RegExp(`^/api${route.path.split(/:\w+/).map(escaped).join('[^/]+')}$`),
    variables: route.path.split(':').length,
    call: `${route.method} ${route.path}`,
    statuses: Object.keys(responsesOf(route)).map(Number),
  }))
  // The more is fixed of a path, the sooner it is meant.
  .sort((one, other) => one.variables - other.variables);

/** A fault of the shop's own is nothing to be documented; what is kept may be answered as unchanged. */
const OF_EVERY_CALL: readonly number[] = [304, 500];

/** Throws where a call of the surface was answered with a status that its document does not name. */
export function refuseUndocumented(method: string, address: string, status: number): void {
  const { pathname } = new URL(address, 'http://shop.test');
  const found = calls.find((call) => call.method === method && call.path.test(pathname));
  if (!found || found.statuses.includes(status) || OF_EVERY_CALL.includes(status)) return;
  throw new Error(`The document of “${found.call}” does not name the status ${status}.`);
}
