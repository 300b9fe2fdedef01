import type { Caller } from '@shop/chassis/auth/caller';
import type { Role } from '@shop/contracts/roles';
import type express from 'express';
import type { z } from 'zod';
import type { LimitedKind } from '../limits/limited-kind.ts';
import type { StoredMedia } from '@shop/contracts/services/content';

/** `anyone` also means visitors. A list of roles means persons of these roles. */
export type Who = 'anyone' | 'signed-in' | readonly Role[];

/** Groups of public answers that are kept in memory together and dropped together. */
export const PUBLIC_GROUPS = ['catalogue', 'content'] as const;
export type PublicGroup = (typeof PUBLIC_GROUPS)[number];

export interface RouteInput<Path, Query, Body> {
  params: Path;
  query: Query;
  body: Body;
  /** The files of a multipart body, stored, by field name. */
  media: Readonly<Record<string, readonly StoredMedia[]>>;
  caller: Caller;
  req: express.Request;
}

/** A list's page, told in Content-Range. */
export class ListAnswer<Row> {
  constructor(
    readonly rows: Row[],
    readonly offset: number,
    readonly total: number,
  ) {}
}

/** What a handler answers beside the declared body: another status, where one call has two. */
export class WithStatus<Answer> {
  constructor(
    readonly status: number,
    readonly answer: Answer,
  ) {}
}

type Output<S extends z.ZodType | undefined> = S extends z.ZodType ? z.output<S> : undefined;

interface RouteShape<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, with `:name` for parameters. */
  path: string;
  /** One sentence for the reader of the API's page. */
  summary: string;
  who: Who;
  /** Who may ask so: a query can ask for what fewer may see. */
  whoWith?: (query: Output<Q>) => Who;
  /** The sentence for a person of another role, where it is documented. */
  refusal?: string;
  params?: P;
  query?: Q;
  /** The schema of a JSON body, or of a multipart form's fields and files. */
  body?: B;
  /** JSON unless told. A `raw` body reaches the handler as a Buffer. */
  bodyKind?: 'json' | 'multipart' | 'raw';
  /** Files that a multipart body may hold. */
  files?: readonly FileRule[];
  answer?: A;
  /** The plain list's name in Content-Range; the answer is then an array of `answer`. */
  list?: string;
  status?: 200 | 201 | 204;
  /** Statuses that it may answer beside those which follow from its shape: what a body or a query names may be absent. */
  alsoAnswers?: readonly (200 | 404)[];
  /** The same answer serves every visitor and customer, so it is kept until its group changes. */
  kept?: PublicGroup;
  /** Counted under a limit of its own, which all copies of the BFF share. */
  limited?: LimitedKind;
  /** Public answers that this write may change. */
  changes?: readonly PublicGroup[];
}

export interface FileRule {
  /** Matches the field's name; the first group tells its number. */
  field: RegExp;
  kind: 'image' | 'video';
  /** Makes the file private: this field of the form, which comes before the file, names the user whose it is. */
  ownerField?: string;
}

type Handled<Answer> = Answer | WithStatus<Answer> | Promise<Answer | WithStatus<Answer>>;

export interface Route extends Omit<RouteShape<z.ZodType, z.ZodType, z.ZodType, z.ZodType>, 'whoWith'> {
  whoWith?: (query: never) => Who;
  handle: (input: RouteInput<never, never, never>) => unknown;
}

/** Declares one call of the surface. From these come router, guard, validation, documents and the access matrix. */
export function route<
  P extends z.ZodType = never,
  Q extends z.ZodType = never,
  B extends z.ZodType = never,
  A extends z.ZodType = never,
>(
  shape: RouteShape<P, Q, B, A> & {
    handle: (
      input: RouteInput<Output<P>, Output<Q>, Output<B>>,
    ) => Handled<[A] extends [never] ? unknown : z.input<A> | ListAnswer<z.input<A>>>;
  },
): Route {
  return shape as unknown as Route;
}
