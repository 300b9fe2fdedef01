import { useId } from 'react';
import { type BrowseQuery, filterCount, NO_FILTERS } from './browse-query.ts';
import { PriceFilter } from './price-filter.tsx';
import { TickFilter } from './tick-filter.tsx';
import type { BrowseChange } from './use-browse-query.ts';

type Entries = readonly { id: number; name: string; hex?: string | null | undefined }[];

/** What can be chosen from. */
export interface FilterLists {
  sizes: Entries;
  colors: Entries;
  brands: Entries;
  vendors: Entries;
}

interface BrowseFiltersProps {
  query: BrowseQuery;
  lists: FilterLists;
  onLook: (change: BrowseChange) => void;
}

type Ticked = 'sizeIds' | 'colorIds' | 'brandIds';

export function BrowseFilters({ query, lists, onLook }: BrowseFiltersProps) {
  const id = useId();
  const tick = (list: Ticked) => (entryId: number, isTicked: boolean) => {
    onLook(({ [list]: ticked }) => ({
      [list]: isTicked ? [...ticked, entryId] : ticked.filter((each) => each !== entryId),
    }));
  };
  return (
    <div className="filters">
      <TickFilter legend="Size" options={lists.sizes} chosen={query.sizeIds} onTick={tick('sizeIds')} />
      <PriceFilter
        from={query.minPrice}
        to={query.maxPrice}
        onChange={(minPrice, maxPrice) => {
          onLook({ minPrice, maxPrice });
        }}
      />
      <TickFilter legend="Colour" options={lists.colors} chosen={query.colorIds} onTick={tick('colorIds')} />
      <TickFilter legend="Brand" options={lists.brands} chosen={query.brandIds} onTick={tick('brandIds')} />
      <div className="filter field">
        <label htmlFor={id}>Company</label>
        <select
          id={id}
          value={query.vendorId ?? ''}
          onChange={({ target }) => {
            onLook({ vendorId: target.value === '' ? null : Number(target.value) });
          }}
        >
          <option value="">All companies</option>
          {lists.vendors.map(({ id: vendorId, name }) => (
            <option key={vendorId} value={vendorId}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {filterCount(query) > 0 && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            onLook(NO_FILTERS);
          }}
        >
          Clear the filters
        </button>
      )}
    </div>
  );
}
