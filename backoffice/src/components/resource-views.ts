import type { ResourceProps } from 'react-admin';

/** What a resource's `index.ts` names: its views, each loaded when it is first opened. */
export type ResourceViews = ResourceProps;
