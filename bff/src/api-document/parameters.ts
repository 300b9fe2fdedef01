import type { Route } from '../surface/route.ts';
import { jsonSchemaOf, propertiesOf } from './json-schema.ts';
import { dialectParameter, isOfDialect } from './list-dialect.ts';

/** `/orders/:id` as OpenAPI writes it: `/orders/{id}`. */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const pathParameters = ({ path, params }: Route) => {
  const { properties } = propertiesOf(params ? jsonSchemaOf(params, 'input') : {});
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
};

function queryParameters({ query, list }: Route) {
  if (!query) return [];
  const { properties, required } = propertiesOf(jsonSchemaOf(query, 'input'));
  return Object.entries(properties).map(([name, schema]) =>
    list !== undefined && isOfDialect(name)
      ? dialectParameter(name, query)
      : { name, in: 'query', required: required.includes(name), schema },
  );
}

export const parametersOf = (route: Route) => [...pathParameters(route), ...queryParameters(route)];
