import { lazy } from 'react';
import type { ResourceViews } from '../../components/resource-views.ts';

export const logReports: ResourceViews = {
  name: 'logreports',
  options: { label: 'Log reports' },
  recordRepresentation: 'title',
  list: lazy(() => import('./log-report-list.tsx')),
  edit: lazy(() => import('./log-report-edit.tsx')),
};
