import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { AddressRing } from './address-ring.ts';

/** Answers every address that a host's name has at the moment. Rejects with the resolver's code, such as ENOTFOUND. */
export type LookUpAll = (hostname: string) => Promise<readonly string[]>;

/** Reaches one copy of a service. Closing lets what runs on it end, destroying does not. */
interface WayToCopy {
  close(): Promise<unknown>;
  destroy(): Promise<unknown>;
}

export interface Copies<Way extends WayToCopy> {
  /** The ways to all copies, the one whose turn it is first. Rejects with the resolver's error while no name has had an address. */
  inTurn(): Way[] | Promise<Way[]>;
  failed(way: Way): void;
  destroy(): Promise<void>;
}

interface Options<Way> {
  urls: readonly string[];
  /** Opens the way to the copy of `url` that has this address. */
  open: (url: string, address: string) => Way;
  lookUpAll?: LookUpAll | undefined;
}

/** How old the answer to a name becomes: a copy that came is called, and one that went is not, after so long. */
const LOOK_AGAIN_MS = 2_000;

/**
 * The copies of one service, behind a list of addresses or behind one name that has many: in a network of containers each
 * copy is one more address of the same name. A connection that is kept alive would stay with one of them for good, so each
 * address has a way of its own. Names are looked up beside the calls; only the first call waits for it.
 */
export function createCopies<Way extends WayToCopy>({
  urls,
  open,
  lookUpAll = addressesOf,
}: Options<Way>): Copies<Way> {
  const hosts = urls.map((url) => ({ url, name: hostOf(url), ways: new Map<string, Way>() }));
  const named = hosts.filter(({ name }) => isIP(name) === 0);
  const ring = new AddressRing<Way>([]);
  let isDestroyed = false;
  let looking: Promise<void> | undefined;

  const put = (host: (typeof hosts)[number], addresses: readonly string[]): void => {
    const before = host.ways;
    host.ways = new Map(addresses.map((address) => [address, before.get(address) ?? open(host.url, address)]));
    ring.replace(hosts.flatMap(({ ways }) => [...ways.values()]));
    for (const [address, way] of before) if (!host.ways.has(address)) void way.close();
  };

  const lookAtAll = async (): Promise<void> => {
    const looked = await Promise.allSettled(
      named.map(async (host) => {
        const addresses = await lookUpAll(host.name);
        if (!isDestroyed) put(host, addresses);
      }),
    );
    const failed = looked.find(({ status }) => status === 'rejected');
    if (failed && ring.inTurn().length === 0) throw (failed as PromiseRejectedResult).reason;
  };
  const look = (): Promise<void> => (looking ??= lookAtAll().finally(() => (looking = undefined)));

  for (const host of hosts) if (isIP(host.name) !== 0) put(host, [host.name]);
  // Where the resolver is away for a moment the last answer holds; whoever calls is told by the call.
  const lookingAgain =
    named.length > 0 ? setInterval(() => void look().catch(() => undefined), LOOK_AGAIN_MS).unref() : undefined;

  return {
    inTurn: () => {
      const ways = ring.inTurn();
      return ways.length > 0 || named.length === 0 ? ways : look().then(() => ring.inTurn());
    },
    failed: (way) => ring.failed(way),
    destroy: async () => {
      isDestroyed = true;
      clearInterval(lookingAgain);
      await Promise.all(hosts.flatMap(({ ways }) => [...ways.values()]).map((way) => way.destroy()));
    },
  };
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** A copy that has an address of each family is one copy all the same. */
async function addressesOf(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, order: 'ipv4first' });
  return [...new Set(found.filter(({ family }) => family === found[0]?.family).map(({ address }) => address))];
}
