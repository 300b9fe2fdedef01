import type { ComponentPropsWithRef } from 'react';

interface BusyButtonProps extends ComponentPropsWithRef<'button'> {
  /** True while what it began is on its way. */
  isBusy: boolean;
}

/** A button that can't be pressed while it is busy. It keeps the focus, which one that is disabled would lose. */
export function BusyButton({ isBusy, onClick, ...button }: BusyButtonProps) {
  return (
    <button
      {...button}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
