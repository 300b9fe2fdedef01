import type { AuditView } from '@shop/contracts/services/content';
import { auditJson, personsOf } from './audit-json.ts';

const entry = (actor: AuditView['actor']): AuditView => ({
  id: 4,
  resource: 'products',
  recordId: 12,
  action: 'changed',
  actor,
  at: '2026-11-27T14:05:41.000Z',
  changes: {},
});
const person = { kind: 'person', id: 9, role: 'vendor' } as const;
const service = { kind: 'service', name: 'orders' } as const;

describe('an entry of the audit trail', () => {
  it('names who did it, where the name is known', () => {
    expect(auditJson(entry(person), new Map([[9, 'Ɛfua Ɔfori']])).actor).toEqual({
      id: 9,
      role: 'vendor',
      name: 'Ɛfua Ɔfori',
    });
    expect(auditJson(entry(person), new Map()).actor).toEqual({ id: 9, role: 'vendor', name: null });
  });

  it('says which part of the shop acted by itself', () => {
    expect(auditJson(entry(service), new Map()).actor).toEqual({ id: null, role: 'service', name: 'orders' });
  });

  it('of the same person twice asks for its name once', () => {
    expect(personsOf([entry(person), entry(service), entry(person)])).toEqual([9]);
  });
});
