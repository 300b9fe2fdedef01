import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../../components/resource-views.ts';

const screen = (path: string, load: Parameters<typeof lazy>[0]) =>
  createElement(Route, { key: path, path: `:id/${path}`, element: createElement(lazy(load)) });

export const products: ResourceViews = {
  name: 'products',
  options: { label: 'Products' },
  recordRepresentation: 'name',
  list: lazy(() => import('./list/product-list.tsx')),
  create: lazy(() => import('./create/product-create.tsx')),
  edit: lazy(() => import('./basic-edit/product-edit.tsx')),
  show: lazy(() => import('./show/product-show.tsx')),
  children: [
    screen('variants', () => import('./variants/variant-editor.tsx')),
    screen('images', () => import('./images/image-edit.tsx')),
    screen('videos', () => import('./videos/video-edit.tsx')),
    screen('delete', () => import('./delete/product-delete.tsx')),
  ],
};
