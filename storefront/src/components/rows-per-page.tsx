import { useId, useState } from 'react';

export const DEFAULT_ROWS = 10;
export const MOST_ROWS = 100;

interface RowsPerPageProps {
  rows: number;
  onChange: (rows: number) => void;
}

/** At least one row. What is no number yet, while somebody is typing, changes nothing. */
export function RowsPerPage({ rows, onChange }: RowsPerPageProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className="rows-per-page">
      <label htmlFor={id}>Rows per page</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_ROWS}
        value={typed ?? rows}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== '') onChange(Math.min(Math.max(1, Math.trunc(target.valueAsNumber)), MOST_ROWS));
        }}
        onBlur={() => {
          setTyped(null);
        }}
      />
    </span>
  );
}
