import { silentLogger } from '@shop/testing/silent-logger';
import type { Downstream } from '../downstream/downstream.ts';
import { surface } from './surface.ts';

const routes = surface({} as Downstream, silentLogger).map((route) => ({
  ...route,
  call: `${route.method} ${route.path}`,
}));
const WRITES = ['POST', 'PUT', 'PATCH'];
/** They take no body: what they do is said by their path. */
const WITHOUT_BODY = ['POST /auth/logout'];

describe('the table of calls', () => {
  it('holds each method and path once', () => {
    const calls = routes.map(({ call }) => call.replace(/:\w+/g, ':'));
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  it.each(routes)('$call says who may', ({ who }) => {
    if (typeof who === 'string') expect(['anyone', 'signed-in']).toContain(who);
    else expect(who.length).toBeGreaterThan(0);
  });

  it.each(routes)('$call says in a sentence what it does', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(routes.filter(({ method, call }) => WRITES.includes(method) && !WITHOUT_BODY.includes(call)))(
    '$call has a schema for its body, or takes it as it came',
    ({ body, bodyKind }) => {
      expect(body !== undefined || bodyKind === 'raw').toBe(true);
    },
  );

  it.each(routes.filter(({ path }) => path.includes(':')))('$call has a schema for its path', ({ path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const fits = params?.safeParse(Object.fromEntries(names.map((name) => [name, '1'])));
    expect(fits?.success).toBe(true);
  });

  it.each(routes.filter(({ list }) => list !== undefined))('$call, a list, reads the lists’ dialect', ({ query }) => {
    expect(query?.safeParse({ range: '[0,24]', sort: '["id","ASC"]' }).success).toBe(true);
    expect(query?.safeParse({ filter: '{"passwordHash":"x"}' }).success).toBe(false);
  });

  it.each(routes.filter(({ kept }) => kept !== undefined))(
    '$call is kept, so it reads and anyone may',
    ({ method, who }) => {
      expect([method, who]).toEqual(['GET', 'anyone']);
    },
  );

  it.each(routes.filter(({ status }) => status !== 204))('$call says what it answers', ({ answer }) => {
    expect(answer).toBeDefined();
  });

  it.each(routes.filter(({ files }) => files !== undefined))(
    '$call takes files, so it reads a form',
    ({ bodyKind }) => {
      expect(bodyKind).toBe('multipart');
    },
  );
});
