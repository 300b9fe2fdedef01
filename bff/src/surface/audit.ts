import type { Logger } from '@shop/chassis/log/logger';
import { listQuerySchema } from '@shop/contracts/list';
import { auditEntrySchema, auditListRules } from '@shop/contracts/rest/audit';
import type { Downstream } from '../downstream/downstream.ts';
import { optional } from '../downstream/optional.ts';
import { auditJson, personsOf } from './audit-json.ts';
import { ListAnswer, route } from './route.ts';

export const auditRoutes = ({ content, identity }: Downstream, logger: Logger) => {
  /** The trail keeps no names: they are looked up, and left out where identity is away or has erased them. */
  const namesOf = async (userIds: number[]): Promise<ReadonlyMap<number, string>> => {
    if (userIds.length === 0) return new Map();
    const asked = identity.users({ sort: null, offset: 0, limit: userIds.length, filter: { id: userIds } });
    const { rows } = await optional(asked, { rows: [], total: 0 }, { what: 'names in the audit trail', logger });
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

  return [
    route({
      method: 'GET',
      path: '/audit',
      summary: 'Who did what to a record, and when; newest first.',
      who: ['admin'],
      query: listQuerySchema(auditListRules),
      answer: auditEntrySchema,
      list: 'audit',
      handle: async ({ query }) => {
        const { rows, total } = await content.audit(query);
        const names = await namesOf(personsOf(rows));
        return new ListAnswer(
          rows.map((entry) => auditJson(entry, names)),
          query.offset,
          total,
        );
      },
    }),
  ];
};
