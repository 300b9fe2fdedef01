import type { RaRecord } from 'react-admin';
import type { Shop } from './shop.tsx';

/** What the forms of a resource hold; each names its own fields. */
export type Values = Record<string, unknown>;

/**
 * Where the records of a resource stand among the documented calls, as far as that is not below its own name, and how its
 * writes travel where they are no JSON.
 */
export interface Collection {
  /** The list, below /api. */
  list?: string | ((shop: Shop) => string);
  /** One record: this path, a slash and its id. */
  record?: string;
  /** Filters that every list and look-up of it carries, unless it names others. */
  filter?: Values;
  create?: { path?: string; body: (values: Values) => FormData | Values };
  update?: { path?: string; method?: 'PUT' | 'PATCH'; body: (values: Values, before: RaRecord) => FormData | Values };
  /** What is deleted: this path, a slash and its id. */
  remove?: string;
}
