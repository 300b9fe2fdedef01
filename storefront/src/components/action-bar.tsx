import type { ReactNode } from 'react';

interface ActionBarProps {
  /** What the sum is of, and the sum; the page tells both elsewhere, so here they are for the eyes alone. */
  sum?: { label: string; amount: string };
  /** What stands in the way, above the button. */
  says?: ReactNode;
  children: ReactNode;
}

/** The page's one next step: on a phone always where the thumb is, above the shop's own bar. */
export function ActionBar({ sum, says, children }: ActionBarProps) {
  return (
    <div className="action-bar">
      {says}
      <div className="action-bar__row">
        {sum && <span className="action-bar__sum" aria-hidden="true" data-label={sum.label} data-amount={sum.amount} />}
        {children}
      </div>
    </div>
  );
}
