import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When something that was opened is closed again and takes the focus with it, the button that opened it has the focus;
 * where it made room meanwhile, the one that came back in its place, which gets the ref.
 */
export function useGiveFocusBack(isOpen: boolean) {
  const inPlace = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    const { current: before } = opener;
    if (isOpen || before === null) return;
    opener.current = null;
    if (document.activeElement !== document.body) return;
    if (before instanceof HTMLButtonElement && before.isConnected) before.focus();
    else inPlace.current?.focus();
  }, [isOpen]);
  return inPlace;
}
