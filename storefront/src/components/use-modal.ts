import { useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is open as long as it is rendered. Closing it gives the focus back to what had it, but only while the
 * dialog still stands in the page, which it does no more when a plain effect ends.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
