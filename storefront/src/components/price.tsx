import { formatGhs } from '../lib/money.ts';

interface PriceProps {
  /** Cedis, as charged. */
  now: number | null;
  /** Cedis, before the discount; null where there is none. */
  before?: number | null;
}

export function Price({ now, before = null }: PriceProps) {
  return (
    <span className={before === null ? 'price' : 'price price--sale'}>
      {before !== null && <span className="for-screen-readers">Now </span>}
      <strong>{formatGhs(now)}</strong>
      {before !== null && (
        <>
          {' '}
          <span className="for-screen-readers">before </span>
          <s>{formatGhs(before)}</s>
        </>
      )}
    </span>
  );
}
