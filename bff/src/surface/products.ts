import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { newProductFormSchema, productListRules, productSchema } from '@shop/contracts/rest/products';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { asProductForm } from './as-product-form.ts';
import { newProductFiles, newProductOf } from './product-form.ts';
import { pesewasOf } from './pesewas.ts';
import { productJson } from './product-json.ts';
import { ListAnswer, route } from './route.ts';

export const productRoutes = ({ catalog, searches }: Downstream) => [
  route({
    method: 'GET',
    path: '/products',
    summary: 'The products on sale, newest first; with the filter manage, the caller’s own to manage.',
    who: 'anyone',
    whoWith: ({ filter }) => (filter.manage ? ['vendor', 'admin'] : 'anyone'),
    query: listQuerySchema(productListRules),
    answer: productSchema,
    list: 'products',
    kept: 'catalogue',
    handle: async ({ query }) => {
      const { minPrice, maxPrice, ...filter } = query.filter;
      const asked = {
        ...query,
        filter: { ...filter, minPricePesewas: pesewasOf(minPrice), maxPricePesewas: pesewasOf(maxPrice) },
      };
      const isPublicSearch = filter.q !== undefined && !filter.manage;
      const { rows, total } = await (isPublicSearch ? searches.page(asked) : catalog.products(asked));
      return new ListAnswer(rows.map(productJson), query.offset, total);
    },
  }),
  route({
    method: 'GET',
    path: '/products/:id',
    summary: 'One product.',
    who: 'anyone',
    params: z.object({ id: idTextSchema }),
    answer: productSchema,
    kept: 'catalogue',
    handle: async ({ params }) => productJson(await catalog.product(params.id)),
  }),
  route({
    method: 'POST',
    path: '/products/with-image',
    summary: 'Add a product: basic, with one price and stock, or with colour variants and sizes.',
    who: ['vendor', 'admin'],
    bodyKind: 'multipart',
    files: newProductFiles,
    body: newProductFormSchema,
    answer: productSchema,
    status: 201,
    changes: ['catalogue'],
    handle: async ({ body, media }) => productJson(await asProductForm(catalog.addProduct(newProductOf(body, media)))),
  }),
];
