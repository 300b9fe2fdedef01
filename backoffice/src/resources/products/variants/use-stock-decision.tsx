import { useCallback, useState } from 'react';
import { type StockDecision, StockConflictDialog } from './stock-conflict-dialog.tsx';
import type { StockConflict } from './stock-conflicts.ts';

interface Open {
  conflicts: readonly StockConflict<string>[];
  decide: (decision: StockDecision | null) => void;
}

/** Asks about stocks that became others meanwhile; `dialog` is where it asks. */
export function useStockDecision() {
  const [open, setOpen] = useState<Open | null>(null);
  const decideOn = useCallback(
    (conflicts: readonly StockConflict<string>[]) =>
      new Promise<StockDecision | null>((decide) => {
        setOpen({ conflicts, decide });
      }),
    [],
  );
  const dialog = open && (
    <StockConflictDialog
      conflicts={open.conflicts}
      onDecide={(decision) => {
        setOpen(null);
        open.decide(decision);
      }}
    />
  );
  return { decideOn, dialog };
}
