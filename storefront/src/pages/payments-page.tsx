import { AllClothesLink } from '../components/all-clothes-link.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Pager } from '../components/pager.tsx';
import { RowsPerPage } from '../components/rows-per-page.tsx';
import { TableSearch } from '../components/table-search.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { useLastKnown } from '../components/use-last-known.ts';
import { useTablePage } from '../components/use-table-page.ts';
import { PaymentTable } from '../features/payments/payment-table.tsx';
import { useMyPayments } from '../features/payments/use-my-payments.ts';
import { sentenceOf } from '@shop/browser/http/api-error';

export default function PaymentsPage() {
  const { search, page, rows, setSearch, setPage, setRows } = useTablePage();
  const { data, error, mutate } = useMyPayments(search, page, rows);
  const total = useLastKnown(data?.total) ?? 0;
  const isEmpty = search === '' && data?.total === 0;
  return (
    <div className="page">
      <PageTitle>My payments</PageTitle>
      {!isEmpty && (
        <div className="table-tools">
          <TableSearch label="Search payments" text={search} onSearch={setSearch} />
        </div>
      )}
      {error && !data && (
        <LoadFailure says={sentenceOf(error, 'Failed to fetch payments.')} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <>
          <Loading what="your payments" />
          <Skeleton shape="row" count={3} />
        </>
      )}
      {data?.rows.length === 0 && (
        <EmptyState stamp="purse" says="No payments found.">
          {isEmpty && <AllClothesLink />}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && <PaymentTable payments={data.rows} />}
      {total > 0 && (
        <div className="list-foot">
          <RowsPerPage rows={rows} onChange={setRows} />
          <Pager page={page} perPage={rows} total={total} onPage={setPage} />
        </div>
      )}
    </div>
  );
}
