import { useState } from 'react';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Pager } from '../components/pager.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { VendorPictures } from '../features/products/vendor-pictures.tsx';
import { useVendors } from '../features/vendors/use-vendors.ts';
import { VendorCard } from '../features/vendors/vendor-card.tsx';

const ROWS = 24;

export default function CompaniesPage() {
  const [page, setPage] = useState(1);
  const { data: vendors, error, mutate } = useVendors(page, ROWS);
  return (
    <div className="page">
      <PageTitle>Companies</PageTitle>
      <p className="lead">The shops whose clothes you find here.</p>
      {error && !vendors && <LoadFailure says="The companies could not be loaded." onRetry={() => void mutate()} />}
      {!vendors && !error && (
        <>
          <Loading what="the companies" />
          <Skeleton shape="row" count={3} />
        </>
      )}
      {vendors?.rows.length === 0 && <EmptyState stamp="shop" says="No companies yet." />}
      <ul className="vendor-list">
        {vendors?.rows.map((vendor) => (
          <VendorCard key={vendor.id} vendor={vendor} to={`/customer/browse?vendor=${vendor.id}`}>
            <VendorPictures vendorId={vendor.id} />
          </VendorCard>
        ))}
      </ul>
      {vendors && <Pager page={page} perPage={ROWS} total={vendors.total} onPage={setPage} />}
    </div>
  );
}
