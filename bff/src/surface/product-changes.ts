import { idTextSchema } from '@shop/contracts/ids';
import {
  productChangeFormSchema,
  productVideosFormSchema,
  variantsChangeFormSchema,
} from '@shop/contracts/rest/product-changes';
import { productSchema } from '@shop/contracts/rest/products';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { asProductForm } from './as-product-form.ts';
import {
  productChangeFiles,
  productChangeOf,
  productVideosFiles,
  variantsChangeFiles,
  variantsChangeOf,
  videosChangeOf,
} from './product-change-form.ts';
import { productJson } from './product-json.ts';
import { route } from './route.ts';

const shared = {
  who: ['vendor', 'admin'],
  params: z.object({ id: idTextSchema }),
  changes: ['catalogue'],
} as const;
const form = { ...shared, method: 'PUT', bodyKind: 'multipart', answer: productSchema } as const;
const removal = { ...shared, method: 'DELETE', status: 204 } as const;

export const productChangeRoutes = ({ catalog }: Downstream) => [
  route({
    ...form,
    path: '/products/:id',
    summary: 'Change a product’s own fields and pictures; what the form does not name stays.',
    files: productChangeFiles,
    body: productChangeFormSchema,
    handle: async ({ params, body, media }) =>
      productJson(await asProductForm(catalog.changeProduct(params.id, productChangeOf(body, media)))),
  }),
  route({
    ...form,
    path: '/products/with-variants-image/:id',
    summary: 'Change a product with its colours and sizes; what is neither listed nor removed stays.',
    files: variantsChangeFiles,
    body: variantsChangeFormSchema,
    handle: async ({ params, body, media }) =>
      productJson(await asProductForm(catalog.changeProduct(params.id, variantsChangeOf(body, media)))),
  }),
  route({
    ...form,
    path: '/products/video/:id',
    summary: 'Add videos to a product; where the form names old ones, the others go.',
    files: productVideosFiles,
    body: productVideosFormSchema,
    handle: async ({ params, body, media }) =>
      productJson(await asProductForm(catalog.changeProduct(params.id, videosChangeOf(body, media)))),
  }),
  route({
    ...removal,
    path: '/products/product/:id',
    summary: 'Take a product out of the shop; old orders still show it.',
    handle: async ({ params }) => catalog.deleteProduct(params.id),
  }),
  route({
    ...removal,
    path: '/products/variant/:id',
    summary: 'Take a colour with its sizes out of a product.',
    handle: async ({ params }) => catalog.deleteVariant(params.id),
  }),
  route({
    ...removal,
    path: '/products/variant-size/:id',
    summary: 'Take a size out of a colour.',
    handle: async ({ params }) => catalog.deleteVariantSize(params.id),
  }),
];
