import { ADMIN } from './accounts.ts';
import type { DemoShop } from './demo-shop.ts';
import { LOOKUPS, SUBCATEGORIES } from './lookups.ts';

/** The ids of the demo's lookups, by kind and name. */
export type LookupIds = (kind: string, name: string) => number;

export async function makeLookups({ service, person }: DemoShop): Promise<LookupIds> {
  const token = await person(ADMIN.email).token();
  const ids = new Map<string, number>();
  const idOf: LookupIds = (kind, name) => {
    const id = ids.get(`${kind} ${name}`);
    if (id === undefined) throw new Error(`the demo has no ${kind} named ${name}`);
    return id;
  };
  const make = async (kind: string, lookup: { name: string; hex?: string; categoryId?: number }) => {
    const { id } = await service('catalog').send<{ id: number }>('POST', `/lookups/${kind}`, lookup, token);
    ids.set(`${kind} ${lookup.name}`, id);
  };
  for (const [kind, entries] of Object.entries(LOOKUPS)) {
    for (const entry of entries) await make(kind, typeof entry === 'string' ? { name: entry } : entry);
  }
  for (const [category, names] of Object.entries(SUBCATEGORIES)) {
    for (const name of names) await make('subcategories', { name, categoryId: idOf('categories', category) });
  }
  return idOf;
}
