import { createElement, Fragment, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../../components/resource-views.ts';

const CartShow = lazy(() => import('./cart-show.tsx'));
const CartDelete = lazy(() => import('./cart-delete.tsx'));
const CartsMadeElsewhere = lazy(() => import('./carts-made-elsewhere.tsx'));

export const carts: ResourceViews = {
  name: 'carts',
  options: { label: 'Carts' },
  recordRepresentation: 'id',
  list: lazy(() => import('./cart-list.tsx')),
  show: CartShow,
  // Customers alone change their carts: a cart's own address shows it.
  edit: CartShow,
  children: createElement(
    Fragment,
    null,
    createElement(Route, { path: 'new', element: createElement(CartsMadeElsewhere) }),
    createElement(Route, { path: ':id/delete', element: createElement(CartDelete) }),
  ),
};
