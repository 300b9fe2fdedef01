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

  it('tells sums in cedis, named as in forms, and leaves everything else as it is', () => {
    const changes = {
      pricePesewas: { from: 6000, to: 6150 },
      'P1-C2.discountPesewas': { from: null, to: 5005 },
      stock: { from: 3, to: 4 },
      name: { from: null, to: null },
    };
    expect(auditJson({ ...entry(person), changes }, new Map()).changes).toEqual({
      price: { from: 60, to: 61.5 },
      'P1-C2.discountPrice': { from: null, to: 50.05 },
      stock: { from: 3, to: 4 },
      name: { from: null, to: null },
    });
  });

  it('of the same person twice asks for its name once', () => {
    expect(personsOf([entry(person), entry(service), entry(person)])).toEqual([9]);
  });
});
