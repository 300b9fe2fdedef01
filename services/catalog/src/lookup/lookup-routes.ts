import type { Router } from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  lookupInputSchema,
  lookupKindSchema,
  lookupListRules,
  subcategoryChangeSchema,
  subcategoryInputSchema,
  subcategoryListRules,
} from '@shop/contracts/rest/lookups';
import type { LookupKind } from '@shop/contracts/rest/lookups';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { body, params, query } from '@shop/chassis/http/door';
import { addLookup, changeLookup, deleteLookup } from './change-lookups.ts';
import { listLookups } from './lookup-store.ts';

interface LookupRouteParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
  wakeRefresher: () => void;
}

const listSchema = listQuerySchema(lookupListRules);
const subcategoryListSchema = listQuerySchema(subcategoryListRules);
const oneSchema = z.object({ kind: z.string(), id: idTextSchema });

export function lookupRoutes(router: Router, parts: LookupRouteParts): void {
  router.get('/lookups/:kind', async (req, res) => {
    const kind = kindOf(req.params.kind);
    const asked = kind === 'subcategories' ? query(req, subcategoryListSchema) : query(req, listSchema);
    res.json(await listLookups(parts.database, kind, asked));
  });

  router.post('/lookups/:kind', async (req, res) => {
    requirePerson(req, 'admin');
    const kind = kindOf(req.params.kind);
    const fields = kind === 'subcategories' ? body(req, subcategoryInputSchema) : body(req, lookupInputSchema);
    res.status(201).json(await addLookup(parts, kind, fields));
  });

  router.put('/lookups/:kind/:id', async (req, res) => {
    requirePerson(req, 'admin');
    const kind = kindOf(req.params.kind);
    const fields = kind === 'subcategories' ? body(req, subcategoryChangeSchema) : body(req, lookupInputSchema);
    res.json(await changeLookup(parts, kind, params(req, oneSchema).id, fields));
  });

  router.delete('/lookups/:kind/:id', async (req, res) => {
    requirePerson(req, 'admin');
    await deleteLookup(parts, kindOf(req.params.kind), params(req, oneSchema).id);
    res.status(204).end();
  });
}

function kindOf(text: string): LookupKind {
  const kind = lookupKindSchema.safeParse(text);
  if (!kind.success) throw notFound();
  return kind.data;
}
