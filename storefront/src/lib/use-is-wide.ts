import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
};
const isWide = () => window.matchMedia(WIDE).matches;

/** True where the styles lay a page out for a wide screen. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
