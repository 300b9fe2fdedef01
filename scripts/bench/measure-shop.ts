import type { Request } from 'autocannon';
import { FILLED_PASSWORD } from '../../services/all-in-one/src/many/many.ts';
import { CONSTANT_JSON, ONE_SELECT, PASSWORD_HASH } from './budgets.ts';
import { type BenchPeople, benchPeople, callsOf, type ShopCall } from './bench-people.ts';
import { restingShare } from './cpu-of-work.ts';
import { loadCalls } from './load-calls.ts';
import { loadJourneys } from './load-journeys.ts';
import type { Measured } from './measured.ts';
import { medianOfRounds, type Rounds } from './median-of-rounds.ts';
import { purchase } from './purchase.ts';

const CONNECTIONS = 8;
const CUSTOMERS = 48;
const PRODUCTS = 24;
const JSON_BODY = { 'content-type': 'application/json' };

interface Addresses {
  shop: string;
  floor: string;
}

interface Options {
  seconds: number;
  rounds: number;
  say: (sentence: string) => void;
}

/** The kinds of calls, the floor's first, in several rounds: a machine that is slow for a while is so for floor and shop. */
export async function measureShop(addresses: Addresses, { seconds, rounds, say }: Options): Promise<Rounds> {
  const call = callsOf(addresses.shop);
  const people = await benchPeople(call, { customers: CUSTOMERS, products: PRODUCTS });
  const resting = await restingShare();
  say(`  at rest: ${(resting * 100).toFixed(1)} % of a core`);
  const measured: Measured[][] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`  round ${round} of ${rounds}`);
    measured.push(await measureRound(addresses, { call, people, resting, seconds, say, isFirst: round === 1 }));
  }
  return medianOfRounds(measured);
}

interface Round extends Omit<Options, 'rounds'> {
  call: ShopCall;
  people: BenchPeople;
  resting: number;
  isFirst: boolean;
}

/** Each floor right before what it is compared with. Every list asks for one page of 24, as the storefront does. */
async function measureRound({ shop, floor }: Addresses, round: Round): Promise<Measured[]> {
  const { call, people, resting, seconds, say, isFirst } = round;
  const measured: Measured[] = [];
  const load = async (name: string, url: string, requestsOf: (connection: number) => Request[]) => {
    say(`    ${name}`);
    measured.push(await loadCalls({ name, url, seconds, requestsOf, connections: CONNECTIONS, resting, isFirst }));
  };
  const get = (path: string) => () => [{ method: 'GET' as const, path }];

  await load(CONSTANT_JSON, floor, get('/constant'));
  await load('list', shop, get('/api/products?range=[0,23]'));
  await load('detail', shop, () => people.productIds.map((id) => ({ method: 'GET', path: `/api/products/${id}` })));
  await load('lookups', shop, get('/api/categories'));
  await load(ONE_SELECT, floor, selects);
  await load('search', shop, () => searches());
  await load('cart read', shop, (connection) => [
    { method: 'GET', path: '/api/carts/me/current', headers: bearer(people, connection) },
  ]);
  await load('add to cart', shop, (connection) => [
    {
      method: 'POST',
      path: '/api/carts',
      headers: { ...bearer(people, connection), ...JSON_BODY },
      body: JSON.stringify({ productId: productOf(people, connection), variantId: null, sizeId: null, quantity: 1 }),
    },
  ]);
  await load(PASSWORD_HASH, floor, get('/hash'));
  await load('sign-in', shop, (connection) => [
    {
      method: 'POST',
      path: '/api/auth/login',
      headers: JSON_BODY,
      body: JSON.stringify({ email: customerOf(people, connection).email, password: FILLED_PASSWORD }),
    },
  ]);
  say('    whole purchase');
  // Their carts are their own: those of the calls above hold many pieces.
  const walk = (walker: number) =>
    purchase(call, customerOf(people, CONNECTIONS * 2 + walker), productOf(people, walker));
  measured.push(
    await loadJourneys({ name: 'whole purchase', seconds: seconds * 2, walkers: CONNECTIONS, resting, isFirst, walk }),
  );
  return measured;
}

const customerOf = ({ customers }: BenchPeople, nth: number) => {
  const customer = customers[nth % customers.length];
  if (!customer) throw new Error('There are no customers.');
  return customer;
};
const productOf = ({ productIds }: BenchPeople, nth: number) => {
  const id = productIds[nth % productIds.length];
  if (id === undefined) throw new Error('There are no products.');
  return id;
};
const bearer = (people: BenchPeople, nth: number) => ({ authorization: `Bearer ${customerOf(people, nth).token}` });

/** Words that some, few and no garments have, on many pages. Those that were asked before are answered from what the BFF keeps. */
const WORDS = ['romper', 'kente', 'dress', 'cotton', 'shirt', 'school', 'party', 'baby', 'blue', 'sandal'];
const PAGES = 200;
const searches = (): Request[] =>
  Array.from({ length: PAGES }, (_, nth) => {
    const filter = encodeURIComponent(JSON.stringify({ q: WORDS[nth % WORDS.length] }));
    const first = Math.floor(nth / WORDS.length);
    return { method: 'GET', path: `/api/products?range=[${first},${first + 23}]&filter=${filter}` };
  });
const selects = (): Request[] =>
  Array.from({ length: 100 }, (_, nth) => ({ method: 'GET', path: `/select/${nth * 9 + 1}` }));
