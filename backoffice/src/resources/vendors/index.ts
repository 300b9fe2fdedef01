import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../../components/resource-views.ts';

const VendorDelete = lazy(() => import('./vendor-delete.tsx'));

export const vendors: ResourceViews = {
  name: 'vendors',
  options: { label: 'Vendors' },
  recordRepresentation: 'shopName',
  list: lazy(() => import('./vendor-list.tsx')),
  create: lazy(() => import('./vendor-create.tsx')),
  edit: lazy(() => import('./vendor-edit.tsx')),
  show: lazy(() => import('./vendor-show.tsx')),
  children: createElement(Route, { path: ':id/delete', element: createElement(VendorDelete) }),
};
