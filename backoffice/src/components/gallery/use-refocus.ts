import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that has just moved or removed its picture may be gone or disabled: puts the focus where the person would go on.
 * Takes selectors in the order of preference, once the list stands anew.
 */
export function useRefocus(within: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.current.flatMap((selector) => within.current?.querySelector<HTMLElement>(selector) ?? []);
    wanted.current = [];
    found[0]?.focus();
  });
  return (...selectors: string[]) => {
    wanted.current = selectors;
  };
}
