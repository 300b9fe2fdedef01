import type { AuditEntry } from '@shop/contracts/rest/audit';
import type { AuditView } from '@shop/contracts/services/content';

/** The users who acted, each once. */
export const personsOf = (entries: readonly AuditView[]): number[] => [
  ...new Set(entries.flatMap(({ actor }) => (actor.kind === 'person' ? [actor.id] : []))),
];

export const auditJson = ({ actor, ...entry }: AuditView, names: ReadonlyMap<number, string>): AuditEntry => ({
  ...entry,
  actor:
    actor.kind === 'person'
      ? { id: actor.id, role: actor.role, name: names.get(actor.id) ?? null }
      : { id: null, role: 'service', name: actor.name },
});
