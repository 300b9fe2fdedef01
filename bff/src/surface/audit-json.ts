import type { Changes } from '@shop/contracts/events/changes';
import { toCedis } from '@shop/contracts/money';
import type { AuditEntry } from '@shop/contracts/rest/audit';
import type { AuditView } from '@shop/contracts/services/content';

/** The users who acted, each once. */
export const personsOf = (entries: readonly AuditView[]): number[] => [
  ...new Set(entries.flatMap(({ actor }) => (actor.kind === 'person' ? [actor.id] : []))),
];

/** Sums in cedis, under the names that forms and lists have for them. */
function inCedis(changes: Changes): Changes {
  const cedis = (value: Changes[string]['from']) => (typeof value === 'number' ? toCedis(value) : value);
  return Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) =>
      field.endsWith('Pesewas')
        ? [
            field.slice(0, -'Pesewas'.length).replace(/discount$/, 'discountPrice'),
            { from: cedis(from), to: cedis(to) },
          ]
        : [field, { from, to }],
    ),
  );
}

export const auditJson = ({ actor, changes, ...entry }: AuditView, names: ReadonlyMap<number, string>): AuditEntry => ({
  ...entry,
  changes: inCedis(changes),
  actor:
    actor.kind === 'person'
      ? { id: actor.id, role: actor.role, name: names.get(actor.id) ?? null }
      : { id: null, role: 'service', name: actor.name },
});
