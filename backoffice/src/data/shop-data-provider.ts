import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import type { Collection, Values } from './collection.ts';
import { collections } from './collections.ts';
import { expectRows } from './expect-rows.ts';
import type { Shop } from './shop.tsx';
import { simpleRestClient } from './simple-rest-client.ts';

/** The documented calls as react-admin asks for them: the simple-rest dialect, and the table of what differs. */
export function createShopDataProvider(shop: Shop): DataProvider {
  const client = simpleRestClient(shop.http);
  // The way to the calls adds /api.
  const simple = simpleRestProvider('', client);
  const of = (resource: string): Collection => collections[resource] ?? {};
  const listOf = (resource: string) => {
    const { list = resource } = of(resource);
    return typeof list === 'string' ? list : list(shop);
  };
  const recordOf = (resource: string) => of(resource).record ?? resource;

  const write = async <Row>(method: string, path: string, body: FormData | Values): Promise<{ data: Row }> => {
    const sent = body instanceof FormData ? { formData: body } : { body: JSON.stringify(body) };
    const { json } = await client(`/${path}`, { method, ...sent });
    return { data: json as Row };
  };

  return {
    ...simple,
    getList: async (resource, params) => {
      const filter: Values = { ...of(resource).filter, ...params.filter };
      return expectRows(await simple.getList(listOf(resource), { ...params, filter }));
    },
    getManyReference: (resource, params) =>
      simple.getManyReference(listOf(resource), { ...params, filter: { ...of(resource).filter, ...params.filter } }),
    getMany: async (resource, { ids, signal }) => {
      const { data } = await simple.getList(listOf(resource), {
        pagination: { page: 1, perPage: Math.max(ids.length, 1) },
        sort: { field: 'id', order: 'ASC' },
        filter: { ...of(resource).filter, id: ids },
        ...(signal ? { signal } : {}),
      });
      return { data };
    },
    getOne: (resource, params) => simple.getOne(recordOf(resource), params),
    create: (resource, { data }) => {
      const { path = recordOf(resource), body = (values: Values) => values } = of(resource).create ?? {};
      return write('POST', path, body(data as Values));
    },
    update: (resource, { id, data, previousData }) => {
      const { path = recordOf(resource), method = 'PUT', body } = of(resource).update ?? {};
      const content = body ? body(data as Values, (previousData ?? { id }) as RaRecord) : (data as Values);
      return write(method, `${path}/${id}`, content);
    },
    delete: async (resource, params) => {
      await simple.delete(of(resource).remove ?? recordOf(resource), params);
      return { data: params.previousData ?? ({ id: params.id } as never) };
    },
    deleteMany: async (resource, { ids }) => {
      const path = of(resource).remove ?? recordOf(resource);
      for (const id of ids) await simple.delete(path, { id });
      return { data: ids };
    },
  };
}
