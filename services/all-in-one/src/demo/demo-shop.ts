import type { RunningShop, ServiceName } from '../start-shop.ts';
import type { Clock } from '../clock.ts';
import { type Doors, doorsOf } from './doors.ts';
import { type Person, personOf } from './people.ts';

/** What the makers of the demo work with: the running shop's doors, its clock, and its people. */
export interface DemoShop {
  front: Doors;
  /** A service's own doors, for what the public address does not offer to people. */
  service(name: ServiceName): Doors;
  person(email: string): Person;
  clock: Clock;
  say(message: string): void;
}

export function demoShopOf(shop: RunningShop, clock: Clock, say: (message: string) => void): DemoShop {
  const front = doorsOf(shop.url);
  const people = new Map<string, Person>();
  return {
    front,
    service: (name) => doorsOf(shop.serviceUrl(name)),
    person: (email) => {
      const known = people.get(email) ?? personOf(email, { front, now: clock.now });
      people.set(email, known);
      return known;
    },
    clock,
    say,
  };
}
