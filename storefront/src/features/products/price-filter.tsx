import { useEffect, useRef } from 'react';
import { Field } from '../../components/field.tsx';
import { cedisOf } from './browse-query.ts';

interface PriceFilterProps {
  /** Cedis; null is no limit. */
  from: number | null;
  to: number | null;
  onChange: (from: number | null, to: number | null) => void;
}

/** A lowest and a highest price, taken over when one leaves the two fields or presses Enter. */
export function PriceFilter({ from, to, onChange }: PriceFilterProps) {
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  // Filled anew and not made anew: the keyboard may stand in one of them.
  useEffect(() => {
    if (low.current) low.current.value = String(from ?? '');
    if (high.current) high.current.value = String(to ?? '');
  }, [from, to]);
  const take = () => {
    const typed = [cedisOf(low.current?.value ?? ''), cedisOf(high.current?.value ?? '')] as const;
    if (typed[0] !== from || typed[1] !== to) onChange(...typed);
  };
  return (
    <form
      className="filter filter--price"
      aria-label="Price in GHS"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) take();
      }}
    >
      <Field ref={low} label="From GHS" name="from" inputMode="decimal" maxLength={10} defaultValue={from ?? ''} />
      <Field ref={high} label="To GHS" name="to" inputMode="decimal" maxLength={10} defaultValue={to ?? ''} />
      <button type="submit" className="for-screen-readers" tabIndex={-1}>
        Use these prices
      </button>
    </form>
  );
}
