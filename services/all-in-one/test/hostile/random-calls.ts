import * as fc from 'fast-check';
import { ROLES, type Role } from '@shop/contracts/roles';
import type { Knock } from '../knocks.ts';
import { picture } from '../people.ts';
import { addressOf, type Call, CALLS } from '../surface-table.ts';
import type { TestShop } from '../test-shop.ts';
import { arbitraryFor, HOSTILE_TEXTS } from './arbitrary-body.ts';
import type { Callers } from './callers.ts';
import { expectGraceful } from './expect-graceful.ts';

// An address of more than 16 kB never gets as far as the shop.
const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS.filter(({ length }) => length < 1000).map((text) => text.toWellFormed())),
  fc.string(),
);
const anyId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('1', '2', '3', '999999') },
  { weight: 1, arbitrary: anyText.filter((text) => text.trim() !== '') },
);
const anyQuery = fc.record(
  {
    range: fc.oneof(fc.constant('[0,9]'), anyText),
    sort: fc.oneof(fc.constant('["id","DESC"]'), anyText),
    filter: fc.oneof(fc.constant('{"q":"a"}'), anyText, fc.json()),
    reference: anyText,
    addressId: anyText,
  },
  { requiredKeys: [] },
);
const callNamed = new Map(CALLS.map((call) => [call.call, call]));
const anyCall = fc.constantFrom(...callNamed.values()).chain((call) =>
  fc.record({
    name: fc.constant(call.call),
    id: anyId,
    query: anyQuery,
    role: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(Array.isArray(call.who) ? (call.who as Role[]) : ROLES)) },
      { weight: 1, arbitrary: fc.constantFrom(null, ...ROLES) },
    ),
    body: call.body && call.method !== 'GET' ? arbitraryFor(call.body) : fc.constant(undefined),
    file: fc.option(fc.uint8Array({ maxLength: 64 })),
  }),
);

async function formOf(body: unknown, file: Uint8Array | null): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body) as object)) {
    form.append(name.toWellFormed(), typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  }
  form.append('productImages_0', new Blob([new Uint8Array(file ?? (await picture()))]), 'x.png');
  return form;
}

const sent = async ({ bodyKind = 'json' }: Call, body: unknown, file: Uint8Array | null): Promise<Knock> => {
  if (body === undefined) return {};
  if (bodyKind === 'multipart') return { form: await formOf(body, file) };
  return { json: body };
};

interface Run {
  calls: number;
  /** The run ends early, and well, after this time. */
  withinMs: number;
}

/** Sends calls over all routes with random ids, queries, bodies, files and roles. Throws where one meets a fault of the shop's own. */
export async function callAtRandom(shop: TestShop, callers: Callers, { calls, withinMs }: Run): Promise<void> {
  async function ask(role: Role | null, call: Call, address: string, more: Knock): Promise<void> {
    const answer = await shop.knocks(call.method, address, { ...more, token: role ? callers.token(role) : undefined });
    expectGraceful(`${call.call} ${address}`, answer);
    if (answer.status === 401 && role) await callers.renew(role);
  }
  await fc.assert(
    fc.asyncProperty(anyCall, async ({ name, id, query, role, body, file }) => {
      const call = callNamed.get(name);
      if (call) await ask(role, call, addressOf(call, id), { query, ...(await sent(call, body, file)) });
    }),
    { numRuns: calls, interruptAfterTimeLimit: withinMs, markInterruptAsFailure: false },
  );
}
