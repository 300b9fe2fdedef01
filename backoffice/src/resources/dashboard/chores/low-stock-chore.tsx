import { LOW_STOCK_PIECES } from '../../../components/figures/nearly-gone.ts';
import { LOW_STOCK_LIST, useLowStock } from '../../../components/figures/use-low-stock.ts';
import { ChoreRow } from './chore-row.tsx';

export function LowStockChore() {
  const { products, hasMore, error, refetch } = useLowStock();
  return (
    <ChoreRow
      label="Products nearly gone"
      note={`${LOW_STOCK_PIECES} pieces or fewer`}
      to={LOW_STOCK_LIST}
      count={products?.length}
      hasMore={hasMore}
      hasFailed={error !== null}
      onRetry={() => void refetch()}
    />
  );
}
