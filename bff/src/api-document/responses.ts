import { errorBodySchema } from '@shop/contracts/errors';
import type { Route } from '../surface/route.ts';
import { jsonSchemaOf } from './json-schema.ts';

const ERRORS = {
  400: ['Invalid', 'What was sent does not fit; `issues` names the fields.'],
  401: ['SignInNeeded', 'There is no token, or it has ended.'],
  403: ['Forbidden', 'This is not for the caller’s role.'],
  404: ['NotFound', 'There is no such record, or it is someone else’s.'],
  409: ['Conflict', 'It can’t be done as things stand; the sentence says why.'],
  413: ['TooLarge', 'More was sent than is taken.'],
  415: ['WrongMediaType', 'The content is of another kind than is read here.'],
  429: ['TooMany', 'Too often; `Retry-After` tells the seconds to wait.'],
  503: ['Unavailable', 'A part of the shop is away; `Retry-After` tells the seconds to wait.'],
} as const;
type ErrorStatus = keyof typeof ERRORS;

const statuses = Object.keys(ERRORS).map(Number) as ErrorStatus[];

/** The parts of the document that every call’s answers refer to. */
export const sharedAnswers = {
  schemas: { Error: jsonSchemaOf(errorBodySchema, 'output') },
  headers: {
    ContentRange: {
      description: 'The rows of this page and the number of all rows: `products 0-24/319`, `products */0`.',
      schema: { type: 'string' },
    },
  },
  responses: Object.fromEntries(
    statuses.map((status) => [
      ERRORS[status][0],
      {
        description: ERRORS[status][1],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  ),
};

function isPossible(status: ErrorStatus, route: Route): boolean {
  if (route.alsoAnswers?.some((also) => also === status)) return true;
  const takesBody = route.body !== undefined || route.bodyKind !== undefined;
  switch (status) {
    case 400:
      return takesBody || route.params !== undefined || route.query !== undefined;
    case 403:
      return typeof route.who !== 'string' || route.whoWith !== undefined;
    case 404:
      return route.params !== undefined;
    case 409:
      return route.method !== 'GET';
    case 413:
    case 415:
      return takesBody;
    case 401:
    case 429:
    case 503:
      return true;
  }
}

function success({ status = 200, answer, list }: Route) {
  if (status === 204 || !answer) return { description: 'Done.' };
  const schema = jsonSchemaOf(answer, 'output');
  return {
    description: list === undefined ? 'The answer.' : 'A page of the list.',
    ...(list === undefined ? {} : { headers: { 'Content-Range': { $ref: '#/components/headers/ContentRange' } } }),
    content: { 'application/json': { schema: list === undefined ? schema : { type: 'array', items: schema } } },
  };
}

export const responsesOf = (route: Route): Record<string, object> => ({
  ...(route.alsoAnswers?.includes(200) ? { 200: success(route) } : {}),
  [route.status ?? 200]: success(route),
  ...Object.fromEntries(
    statuses
      .filter((status) => isPossible(status, route))
      .map((status) => [status, { $ref: `#/components/responses/${ERRORS[status][0]}` }]),
  ),
});
