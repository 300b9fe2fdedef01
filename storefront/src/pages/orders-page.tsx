import { PageTitle } from '../components/page-title.tsx';
import { Pager } from '../components/pager.tsx';
import { RowsPerPage } from '../components/rows-per-page.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { OrderList } from '../features/orders/order-list.tsx';
import { useMyOrders } from '../features/orders/use-my-orders.ts';
import { useTablePage } from '../components/use-table-page.ts';

export default function OrdersPage() {
  const { search, page, rows, setSearch, setPage, setRows } = useTablePage();
  const { data, error, mutate } = useMyOrders(search, page, rows);
  return (
    <div className="page">
      <PageTitle>My orders</PageTitle>
      <div className="table-tools">
        <SearchForm label="Search by order number" text={search} onSearch={setSearch} />
        <RowsPerPage rows={rows} onChange={setRows} />
      </div>
      <OrderList orders={data?.rows} failure={error} onRetry={() => void mutate()} />
      {data && <Pager page={page} perPage={rows} total={data.total} onPage={setPage} />}
    </div>
  );
}
