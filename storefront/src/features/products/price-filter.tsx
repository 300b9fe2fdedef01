import { Field } from '../../components/field.tsx';
import { cedisOf } from './browse-query.ts';

interface PriceFilterProps {
  /** Cedis; null is no limit. */
  from: number | null;
  to: number | null;
  onChange: (from: number | null, to: number | null) => void;
}

/** A lowest and a highest price, taken over when one leaves the field or presses Enter. */
export function PriceFilter({ from, to, onChange }: PriceFilterProps) {
  const take = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const [low, high] = [cedisOf(String(typed.get('from'))), cedisOf(String(typed.get('to')))];
    if (low !== from || high !== to) onChange(low, high);
  };
  return (
    <form
      key={`${from}-${to}`}
      className="filter filter--price"
      aria-label="Price in GHS"
      onSubmit={(event) => {
        event.preventDefault();
        take(event.currentTarget);
      }}
      onBlur={(event) => {
        take(event.currentTarget);
      }}
    >
      <Field label="From GHS" name="from" inputMode="decimal" maxLength={10} defaultValue={from ?? ''} />
      <Field label="To GHS" name="to" inputMode="decimal" maxLength={10} defaultValue={to ?? ''} />
      <button type="submit" className="for-screen-readers" tabIndex={-1}>
        Use these prices
      </button>
    </form>
  );
}
