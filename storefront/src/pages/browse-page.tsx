import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { lastPage, Pager } from '../components/pager.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { useLookup } from '../features/lookups/use-lookup.ts';
import { NO_FILTERS, PAGE_ROWS } from '../features/products/browse-query.ts';
import { CategoryLinks } from '../features/products/category-links.tsx';
import { ProductGrid } from '../features/products/product-grid.tsx';
import { SortSelect } from '../features/products/sort-select.tsx';
import { useBrowse } from '../features/products/use-browse.ts';
import { useBrowseQuery } from '../features/products/use-browse-query.ts';
import { sentenceOf } from '@shop/browser/http/api-error';
import { BrowseFiltersAside } from './browse-filters-aside.tsx';

export default function BrowsePage() {
  const { query, look } = useBrowseQuery();
  const { data: found, error, isLoading, mutate } = useBrowse(query);
  const { data: categories, error: noCategories } = useLookup('categories');
  const last = found && lastPage(found.total, PAGE_ROWS);
  const isBeyond = !isLoading && last !== undefined && query.page > last;
  const category = categories?.find(({ id }) => id === query.categoryId);
  const vendorName = query.vendorId === null ? undefined : found?.rows[0]?.vendor.shopName;
  return (
    <div className="page browse">
      <PageTitle>{category?.name ?? vendorName ?? 'All clothes'}</PageTitle>
      <SearchForm
        label="Search for clothes"
        text={query.search}
        onSearch={(search) => {
          look({ search });
        }}
      />
      <div className="browse__narrow">
        <CategoryLinks query={query} categories={noCategories ? [] : categories} />
        <BrowseFiltersAside query={query} onLook={look} found={found?.total} />
      </div>
      <div className="browse__tools">
        <p className="note" role="status">
          {found && `${found.total} ${found.total === 1 ? 'product' : 'products'}`}
          {found && query.search && ` for “${query.search}”`}
        </p>
        <SortSelect
          sort={query.sort}
          onSort={(sort) => {
            look({ sort });
          }}
        />
      </div>
      <div className="browse__found" aria-busy={isLoading}>
        {error && !found ? (
          <LoadFailure says={sentenceOf(error, 'The clothes could not be loaded.')} onRetry={() => void mutate()} />
        ) : isBeyond ? (
          <EmptyState stamp="path" says={`There is no page ${query.page}.`}>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => {
                look({ page: last });
              }}
            >
              Go to page {last}
            </button>
          </EmptyState>
        ) : found?.rows.length === 0 ? (
          <EmptyState stamp="sock" says="No products found.">
            <button
              type="button"
              className="button button--quiet"
              onClick={() => {
                look({ ...NO_FILTERS, search: '', categoryId: null, sort: 'newest' });
              }}
            >
              See all clothes
            </button>
          </EmptyState>
        ) : (
          <ProductGrid columns={4} products={found?.rows} expected={8} />
        )}
        {found && !isBeyond && (
          <Pager
            page={query.page}
            perPage={PAGE_ROWS}
            total={found.total}
            onPage={(page) => {
              look({ page });
              window.scrollTo(0, 0);
            }}
          />
        )}
      </div>
    </div>
  );
}
