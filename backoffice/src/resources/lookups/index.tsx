import { lazy } from 'react';
import type { ResourceViews } from '../../components/resource-views.ts';
import { KINDS } from './lookup-kind.ts';

const LookupScreen = lazy(() => import('./lookup-screen.tsx'));

/** The eight lists of words that describe products; one screen manages any of them. */
export const lookups: readonly ResourceViews[] = KINDS.map((kind) => ({
  name: kind.resource,
  options: { label: kind.many },
  recordRepresentation: 'name',
  list: <LookupScreen kind={kind} />,
}));
