import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../../components/resource-views.ts';

const DeliveryShow = lazy(() => import('./delivery-show.tsx'));
const AssignDelivery = lazy(() => import('./assign-delivery.tsx'));

export const deliveries: ResourceViews = {
  name: 'deliveries',
  options: { label: 'Deliveries' },
  recordRepresentation: 'id',
  list: lazy(() => import('./delivery-list.tsx')),
  show: DeliveryShow,
  // All that can be changed of a delivery is its agent, on the screen that shows it.
  edit: DeliveryShow,
  children: createElement(Route, { path: 'new', element: createElement(AssignDelivery) }),
};
