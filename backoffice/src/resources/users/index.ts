import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../../components/resource-views.ts';

const UserDelete = lazy(() => import('./user-delete.tsx'));

export const users: ResourceViews = {
  name: 'users',
  options: { label: 'Users' },
  recordRepresentation: 'name',
  list: lazy(() => import('./user-list.tsx')),
  create: lazy(() => import('./user-create.tsx')),
  edit: lazy(() => import('./user-edit.tsx')),
  show: lazy(() => import('./user-show.tsx')),
  children: createElement(Route, { path: ':id/delete', element: createElement(UserDelete) }),
};
