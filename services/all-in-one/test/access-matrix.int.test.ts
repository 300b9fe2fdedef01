import { ask, isAsExpected } from './access-matrix/ask.ts';
import { type Cast, gatherCast } from './access-matrix/cast.ts';
import { CALLERS, type CallerName, readMatrix } from './access-matrix/read-matrix.ts';
import { createSamples, sampleName } from './access-matrix/samples.ts';
import { CALLS } from './surface-table.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const rows = await readMatrix();

let shop: TestShop;
let cast: Cast;
let samples: ReturnType<typeof createSamples>;

beforeAll(async () => {
  shop = await startTestShop();
  cast = await gatherCast(shop);
  samples = createSamples(shop, cast);
}, 60_000);
afterAll(() => shop.stop());

it('every call of the surface has its row, and every row its call', () => {
  const written = new Set(rows.map(({ call }) => call));
  const declared = new Set(CALLS.map(({ call }) => call));
  expect({ withoutRow: [...declared].filter((call) => !written.has(call)) }).toEqual({ withoutRow: [] });
  expect({ withoutCall: [...written].filter((call) => !declared.has(call)) }).toEqual({ withoutCall: [] });
});

it('every row that says whose, and no other row that is refused as foreign, has its sample', () => {
  const named = rows.filter(({ record }) => record !== '').map(sampleName);
  expect(named.filter((name) => samples[name] === undefined)).toEqual([]);
  const foreign = rows.filter(({ record, expected }) => record === '' && Object.values(expected).includes('404'));
  expect(foreign.map(sampleName)).toEqual([]);
});

it.each(rows.map((row) => ({ ...row, name: sampleName(row) })))('$name', async ({ name, ...row }) => {
  const make = samples[name] ?? (() => ({ ...(row.call.startsWith('GET') ? {} : { json: {} }) }));
  const may = (caller: CallerName) => row.expected[caller] === 'yes';
  const shared = await make('no token');
  const wrong: string[] = [];
  // Who may comes last, and gets a record of its own: it may be gone afterwards.
  for (const caller of [...CALLERS].sort((a, b) => Number(may(a)) - Number(may(b)))) {
    const sample = may(caller) ? await make(caller) : shared;
    const status = await ask(shop.knocks, row, { token: cast.tokenOf(caller), ...sample });
    if (!isAsExpected(row.expected[caller], status, row))
      wrong.push(`${caller}: ${row.expected[caller]}, got ${status}`);
  }
  expect(wrong).toEqual([]);
});
