import { lazy } from 'react';
import type { ResourceViews } from '../../components/resource-views.ts';

export const roles: ResourceViews = {
  name: 'roles',
  options: { label: 'Roles' },
  recordRepresentation: 'name',
  list: lazy(() => import('./roles-screen.tsx')),
};
