import type { Route, Who } from '../surface/route.ts';
import { parametersOf, templateOf } from './parameters.ts';
import { requestBodyOf } from './request-body.ts';
import { responsesOf, sharedAnswers } from './responses.ts';

const ABOUT = `The calls of the shop. Sums are in cedis with at most two decimals, times are ISO 8601 in UTC.
Lists take sort, range and filter, answer an array, and tell the total in Content-Range.`;

const PEOPLE = { admin: 'admins', vendor: 'vendors', delivery: 'delivery agents', customer: 'customers' } as const;

/** Whom a call is for, in words. */
export function audienceOf(who: Who): string {
  if (who === 'anyone') return 'For everybody.';
  if (who === 'signed-in') return 'For everybody who is signed in.';
  return `For ${who.map((role) => PEOPLE[role]).join(' and ')}.`;
}

const BEARER = { bearer: [] };
const securityOf = (who: Who) => (who === 'anyone' ? [{}, BEARER] : [BEARER]);

/** `GET /orders/:id` is `getOrdersById`. */
const operationIdOf = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .replace(/\/:/g, '/by-')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

const operation = (route: Route) => {
  const requestBody = requestBodyOf(route);
  return {
    operationId: operationIdOf(route),
    tags: [route.path.split('/')[1] ?? ''],
    summary: route.summary,
    description: `${audienceOf(route.who)}${route.whoWith ? ' What the query asks for may be for fewer.' : ''}`,
    security: securityOf(route.who),
    parameters: parametersOf(route),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(route),
  };
};

type Operation = ReturnType<typeof operation>;

/** The OpenAPI 3.1 document of a table of routes: from the same schemas that judge the requests. */
export function openApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const calls = (paths[templateOf(route.path)] ??= {});
    calls[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'The shop’s calls', version: '1.0.0', description: ABOUT },
    servers: [{ url: '/api' }],
    security: [BEARER],
    tags: [...new Set(routes.map(({ path }) => path.split('/')[1] ?? ''))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      ...sharedAnswers,
    },
  };
}

export type OpenApi = ReturnType<typeof openApi>;
