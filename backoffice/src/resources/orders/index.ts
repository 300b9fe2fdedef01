import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../../components/resource-views.ts';

const OrderArchive = lazy(() => import('./order-archive.tsx'));

export const orders: ResourceViews = {
  name: 'orders',
  options: { label: 'Orders' },
  recordRepresentation: 'number',
  list: lazy(() => import('./order-list.tsx')),
  edit: lazy(() => import('./order-edit.tsx')),
  show: lazy(() => import('./order-show.tsx')),
  children: createElement(Route, { path: ':id/delete', element: createElement(OrderArchive) }),
};
