import EarningsIcon from '@mui/icons-material/SavingsOutlined';
import LowStockIcon from '@mui/icons-material/ProductionQuantityLimitsOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProductsIcon from '@mui/icons-material/CheckroomOutlined';
import { formatMonth } from '@shop/browser/dates';
import { formatAmount } from '@shop/contracts/cedis';
import type { Analytics } from '@shop/contracts/rest/vendor-figures';
import { useGetList } from 'react-admin';
import { LOW_STOCK_PIECES } from '../../components/figures/nearly-gone.ts';
import { LOW_STOCK_LIST, useLowStock } from '../../components/figures/use-low-stock.ts';
import { FigureCards } from '../../components/figures/figure-cards.tsx';
import { useRead } from '../../data/use-read.ts';
import { ORDERS_TO_ACCEPT, TO_ACCEPT } from './orders-to-accept.ts';
import { ReadFigure } from './read-figure.tsx';

const ONE = { pagination: { page: 1, perPage: 1 } };
const count = (figure: number | undefined) => figure?.toLocaleString('en-US');

/** The shop in four figures, each leading to what is behind it. */
export function ShopFigures() {
  const orders = useGetList('orders', { ...ONE, filter: TO_ACCEPT });
  const products = useGetList('products', ONE);
  const lowStock = useLowStock();
  const analytics = useRead<Analytics>('/vendors/me/analytics');
  const month = analytics.data?.byMonth.at(-1);
  const low = count(lowStock.products?.length);
  return (
    <FigureCards label="Your shop in figures">
      <ReadFigure
        label="Orders to accept"
        icon={<OrdersIcon />}
        figure={count(orders.total)}
        hasFailed={orders.error !== null}
        to={ORDERS_TO_ACCEPT}
      />
      <ReadFigure
        label="Products"
        icon={<ProductsIcon />}
        figure={count(products.total)}
        hasFailed={products.error !== null}
        to="/products"
      />
      <ReadFigure
        label="Low stock"
        icon={<LowStockIcon />}
        figure={low !== undefined && lowStock.hasMore ? `${low} or more` : low}
        note={`${LOW_STOCK_PIECES} pieces or fewer`}
        hasFailed={lowStock.error !== null}
        to={LOW_STOCK_LIST}
      />
      <ReadFigure
        label="This month"
        icon={<EarningsIcon />}
        figure={analytics.data && `₵${formatAmount(month?.revenue ?? 0)}`}
        note={month && `Earned in ${formatMonth(month.month)}`}
        hasFailed={analytics.error !== null}
        to="/earnings"
      />
    </FigureCards>
  );
}
