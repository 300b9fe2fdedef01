import { useId } from 'react';
import { type SortName, SORTS } from './browse-query.ts';

interface SortSelectProps {
  sort: SortName;
  onSort: (sort: SortName) => void;
}

export function SortSelect({ sort, onSort }: SortSelectProps) {
  const id = useId();
  return (
    <span className="sort">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        value={sort}
        onChange={({ target }) => {
          onSort(target.value as SortName);
        }}
      >
        {Object.entries(SORTS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
