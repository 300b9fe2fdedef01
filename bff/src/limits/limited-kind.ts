import type { Route } from '../surface/route.ts';

/** Calls that cost the shop, or others, more than a look does. Sign-ins are limited by their failures, at identity. */
export const LIMITED_KINDS = ['registration', 'upload', 'payment'] as const;
export type LimitedKind = (typeof LIMITED_KINDS)[number];

/** Under which limit a call falls; null under none but that of all calls. Every call that carries files is an upload. */
export const limitedKindOf = ({ limited, bodyKind }: Pick<Route, 'limited' | 'bodyKind'>): LimitedKind | null =>
  limited ?? (bodyKind === 'multipart' ? 'upload' : null);
