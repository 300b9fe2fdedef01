import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../../components/resource-views.ts';

const Sections = lazy(() => import('./sections/sections-screen.tsx'));

export const publicPages: ResourceViews = {
  name: 'public-pages',
  options: { label: 'Pages' },
  recordRepresentation: 'title',
  list: lazy(() => import('./page-list.tsx')),
  edit: lazy(() => import('./page-edit.tsx')),
  children: createElement(Route, { path: ':id/origins', element: createElement(Sections) }),
};
