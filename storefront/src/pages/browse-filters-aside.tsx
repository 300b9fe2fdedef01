import { useState } from 'react';
import { Sheet } from '../components/sheet.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { sizesByAge } from '@shop/browser/sizes-by-age';
import { useLookup } from '../features/lookups/use-lookup.ts';
import { BrowseFilters } from '../features/products/browse-filters.tsx';
import { type BrowseQuery, filterCount } from '../features/products/browse-query.ts';
import type { BrowseChange } from '../features/products/use-browse-query.ts';
import { useVendors } from '../features/vendors/use-vendors.ts';
import { useIsWide } from '../lib/use-is-wide.ts';

const MOST_VENDORS = 200;

interface FiltersProps {
  query: BrowseQuery;
  onLook: (change: BrowseChange) => void;
}

/** The filters beside the clothes; on a phone in a dialog, whose lists are asked for when it opens. */
export function BrowseFiltersAside({ query, onLook, found }: FiltersProps & { found: number | undefined }) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  if (isWide) return <ListedFilters query={query} onLook={onLook} />;
  const count = filterCount(query);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="button button--quiet browse__filter-button"
        onClick={() => {
          setOpen(true);
        }}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      {isOpen && (
        <Sheet
          title="Filters"
          closeLabel={
            found === undefined ? 'Show the clothes' : `Show ${found} ${found === 1 ? 'product' : 'products'}`
          }
          onClose={close}
        >
          <ListedFilters query={query} onLook={onLook} />
        </Sheet>
      )}
    </>
  );
}

/** All lists at once: one that came later would push the others down. */
function ListedFilters({ query, onLook }: FiltersProps) {
  const sizes = useLookup('sizes');
  const colors = useLookup('colors');
  const brands = useLookup('brands');
  const vendors = useVendors(1, MOST_VENDORS);
  if ([sizes, colors, brands, vendors].some(({ data, error }) => !data && !error)) return <Skeleton shape="block" />;
  const lists = {
    sizes: sizesByAge(sizes.data ?? []),
    colors: colors.data ?? [],
    brands: brands.data ?? [],
    vendors: vendors.data?.rows.map(({ id, shopName }) => ({ id, name: shopName })) ?? [],
  };
  return <BrowseFilters query={query} lists={lists} onLook={onLook} />;
}
