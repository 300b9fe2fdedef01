import { Alert, Link } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '../../../components/fields/status-chip.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useShop } from '../../../data/shop.tsx';
import { OrderLines } from './order-lines.tsx';
import { StepTrail } from './step-trail.tsx';

interface FulfilmentSectionProps {
  fulfilment: Order['fulfilments'][number];
  items: Order['items'];
}

/** One vendor's part of an order: its lines, how far it is, and why not further. */
export function FulfilmentSection({ fulfilment, items }: FulfilmentSectionProps) {
  const { area } = useShop();
  const { id, vendorId, shopName, status, reason, amount, steps } = fulfilment;
  return (
    <Section
      title={shopName ?? `Vendor no. ${vendorId}`}
      subheader={
        <>
          {formatGhs(amount)}
          {area === 'admin' && (
            <>
              {' · '}
              <Link component={RouterLink} to={`/vendors/${vendorId}/show`}>
                About this vendor
              </Link>
            </>
          )}
        </>
      }
      action={<StatusChip status={status} />}
    >
      {reason !== null && (
        <Alert severity="error" icon={false} sx={{ mb: 1 }}>
          Reason: {reason}
        </Alert>
      )}
      <OrderLines items={items.filter(({ fulfilmentId }) => fulfilmentId === id)} />
      <StepTrail steps={steps} />
    </Section>
  );
}
