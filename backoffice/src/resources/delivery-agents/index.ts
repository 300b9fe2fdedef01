import { lazy } from 'react';
import type { ResourceViews } from '../../components/resource-views.ts';

export const deliveryAgents: ResourceViews = {
  name: 'deliveryAgents',
  options: { label: 'Delivery agents' },
  recordRepresentation: 'user.name',
  list: lazy(() => import('./agent-list.tsx')),
  create: lazy(() => import('./agent-create.tsx')),
  edit: lazy(() => import('./agent-edit.tsx')),
  show: lazy(() => import('./agent-show.tsx')),
};
