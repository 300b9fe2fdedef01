import { PageTitle } from '../components/page-title.tsx';
import { Pager } from '../components/pager.tsx';
import { RowsPerPage } from '../components/rows-per-page.tsx';
import { TableSearch } from '../components/table-search.tsx';
import { OrderList } from '../features/orders/order-list.tsx';
import { useMyOrders } from '../features/orders/use-my-orders.ts';
import { useLastKnown } from '../components/use-last-known.ts';
import { useTablePage } from '../components/use-table-page.ts';

export default function OrdersPage() {
  const { search, page, rows, setSearch, setPage, setRows } = useTablePage();
  const { data, error, mutate } = useMyOrders(search, page, rows);
  const total = useLastKnown(data?.total) ?? 0;
  const isEmpty = search === '' && data?.total === 0;
  return (
    <div className="page">
      <PageTitle>My orders</PageTitle>
      {!isEmpty && (
        <div className="table-tools">
          <TableSearch label="Search by order number" text={search} onSearch={setSearch} />
        </div>
      )}
      <OrderList orders={data?.rows} failure={error} hasNone={isEmpty} onRetry={() => void mutate()} />
      {total > 0 && (
        <div className="list-foot">
          <RowsPerPage rows={rows} onChange={setRows} />
          <Pager page={page} perPage={rows} total={total} onPage={setPage} />
        </div>
      )}
    </div>
  );
}
