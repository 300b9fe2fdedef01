import type { EventPayload } from '@shop/contracts/events/registry';
import type { Lookup, LookupKind } from '@shop/contracts/rest/lookups';
import { isUniqueViolation } from '@shop/chassis/database/constraint';
import type { Database, Transaction } from '@shop/chassis/database/database';
import { badRequest, conflict, notFound } from '@shop/chassis/errors/problem';
import { changesBetween } from '@shop/chassis/events/changes-between';
import type { Outbox } from '@shop/chassis/events/outbox';
import { markStale } from '../refresh/stale-products.ts';
import { inUseSentence } from './lookup-in-use.ts';
import { LOOKUP_TABLES } from './lookup-kinds.ts';
import { archiveLookup, countUses, insertLookup, keepLookups, lockLookup, updateLookup } from './lookup-store.ts';
import type { LookupFields, StoredLookup } from './lookup-store.ts';

interface LookupParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
  /** There are stale products to be refreshed. */
  wakeRefresher: () => void;
}

/** Throws a Problem: 409 for a taken name, 400 for an unknown category. */
export const addLookup = ({ database, outbox }: LookupParts, kind: LookupKind, fields: LookupFields): Promise<Lookup> =>
  refusingTakenName(kind, fields, () =>
    database.transaction(async (tx) => {
      await keepCategory(tx, kind, fields);
      return tell(tx, outbox, kind, await insertLookup(tx, kind, fields));
    }),
  );

/** Throws a Problem: 404 where there is none, 409 for a taken name or for moving a subcategory that is in use. */
export const changeLookup = (
  { database, outbox, wakeRefresher }: LookupParts,
  kind: LookupKind,
  id: number,
  fields: LookupFields,
): Promise<Lookup> =>
  refusingTakenName(kind, fields, () =>
    database.transaction(async (tx) => {
      const old = await lockLookup(tx, kind, id);
      if (!old) throw absent(kind);
      await keepCategory(tx, kind, fields);
      if (fields.categoryId !== undefined && fields.categoryId !== old.categoryId)
        await refuseUse(tx, kind, old, 'moved');
      const changed = await updateLookup(tx, kind, id, fields);
      if (!changed) throw absent(kind);
      await markStale(tx, LOOKUP_TABLES[kind].productsUsing, id);
      tx.afterCommit(wakeRefresher);
      return tell(tx, outbox, kind, changed, { changes: changesBetween(own(old), own(changed)) });
    }),
  );

/** Throws a Problem: 404 where there is none, 409 where it is in use. */
export const deleteLookup = ({ database, outbox, now }: LookupParts, kind: LookupKind, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const lookup = await lockLookup(tx, kind, id);
    if (!lookup) throw absent(kind);
    await refuseUse(tx, kind, lookup, 'deleted');
    await archiveLookup(tx, kind, id, now());
    tell(tx, outbox, kind, { ...lookup, version: lookup.version + 1 }, { deleted: true });
  });

const absent = (kind: LookupKind) => notFound(`There is no such ${LOOKUP_TABLES[kind].word}.`);

async function refuseUse(
  tx: Transaction,
  kind: LookupKind,
  { id, name }: StoredLookup,
  refused: string,
): Promise<void> {
  const sentence = inUseSentence(name, await countUses(tx, kind, id), refused);
  if (sentence) throw conflict('in_use', sentence);
}

async function keepCategory(tx: Transaction, kind: LookupKind, { categoryId }: LookupFields): Promise<void> {
  if (kind !== 'subcategories' || categoryId === undefined) return;
  const there = await keepLookups(tx, 'categories', [categoryId]);
  if (!there.has(categoryId)) {
    const message = 'There is no such category.';
    throw badRequest('invalid', message, [{ path: 'categoryId', message }]);
  }
}

async function refusingTakenName<Result>(
  kind: LookupKind,
  { name }: LookupFields,
  work: () => Promise<Result>,
): Promise<Result> {
  const { table, word } = LOOKUP_TABLES[kind];
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, `${table}_name`)) throw error;
    const article = /^[aeio]/.test(word) ? 'an' : 'a';
    throw conflict('name_taken', `There is already ${article} ${word} called “${name}”.`);
  }
}

/** What people say of a lookup. */
const own = ({ name, hex, categoryId }: StoredLookup) => ({ name, hex: hex ?? null, categoryId: categoryId ?? null });

type Told = EventPayload<'catalog.lookup-changed.v1'>;

function tell(
  tx: Transaction,
  outbox: Outbox,
  kind: LookupKind,
  { version, ...lookup }: StoredLookup,
  { deleted = false, changes }: Partial<Pick<Told, 'deleted' | 'changes'>> = {},
): Lookup {
  const { id: lookupId, name } = lookup;
  outbox.append(tx, {
    type: 'catalog.lookup-changed.v1',
    payload: { kind, lookupId, name, deleted, version, changes },
  });
  return lookup;
}
