import { Button, Stack, type Theme, useMediaQuery } from '@mui/material';
import type { Order } from '@shop/contracts/rest/orders';
import { Link, useParams } from 'react-router-dom';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { useShop } from '../../data/shop.tsx';
import { titleOf } from './show/order-title.ts';
import { CancelledBanner } from './show/cancelled-banner.tsx';
import { CustomerSection } from './show/customer-section.tsx';
import { DeliverySection } from './show/delivery-section.tsx';
import { FulfilmentSection } from './show/fulfilment-section.tsx';
import { OrderHead } from './show/order-head.tsx';
import { OrderOfNumber } from './show/order-of-number.tsx';
import { PaymentSection } from './show/payment-section.tsx';
import { TotalsSection } from './show/totals-section.tsx';
import { StepButtons } from './steps/step-buttons.tsx';

const FAILED = 'This order can’t be shown.';

/** The order that the address names by its id or by its number. */
export default function OrderShow() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <OrderScreen /> : <OrderOfNumber number={id} failed={FAILED} />;
}

/** Everything about one order; for a vendor, its own part of it. */
function OrderScreen() {
  const { area } = useShop();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <RecordScreen<Order> title={titleOf} failed={FAILED}>
      {(order) => (
        <>
          <CancelledBanner order={order} />
          <OrderHead order={order}>
            <Stack spacing={1}>
              <StepButtons order={order} isBig={isPhone} />
              {area === 'admin' && (
                <Stack direction="row" spacing={1}>
                  <Button component={Link} to={`/orders/${order.id}`}>
                    Status steps
                  </Button>
                  <Button component={Link} to={`/orders/${order.id}/delete`} color="error">
                    Archive
                  </Button>
                </Stack>
              )}
            </Stack>
          </OrderHead>
          <TwoColumns
            aside={
              <>
                <CustomerSection {...order} />
                <TotalsSection {...order} />
                <PaymentSection order={order} />
                <DeliverySection order={order} />
              </>
            }
          >
            {order.fulfilments.map((fulfilment) => (
              <FulfilmentSection key={fulfilment.id} fulfilment={fulfilment} items={order.items} />
            ))}
          </TwoColumns>
          <AuditTrail />
        </>
      )}
    </RecordScreen>
  );
}
