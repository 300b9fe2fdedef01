import { createElement, Fragment, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../../components/resource-views.ts';

const PaymentShow = lazy(() => import('./payment-show.tsx'));
const PaymentRefund = lazy(() => import('./payment-refund.tsx'));
const PaymentsMadeElsewhere = lazy(() => import('./payments-made-elsewhere.tsx'));

export const payments: ResourceViews = {
  name: 'payments',
  options: { label: 'Payments' },
  recordRepresentation: 'reference',
  list: lazy(() => import('./payment-list.tsx')),
  show: PaymentShow,
  // Nothing of a payment can be edited: its own address shows it.
  edit: PaymentShow,
  children: createElement(
    Fragment,
    null,
    createElement(Route, { path: 'new', element: createElement(PaymentsMadeElsewhere) }),
    createElement(Route, { path: ':id/refund', element: createElement(PaymentRefund) }),
  ),
};
