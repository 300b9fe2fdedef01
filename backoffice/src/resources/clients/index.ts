import { lazy } from 'react';
import type { ResourceViews } from '../../components/resource-views.ts';

export const clients: ResourceViews = {
  name: 'clients',
  options: { label: 'Clients' },
  recordRepresentation: 'name',
  list: lazy(() => import('./client-list.tsx')),
};
