import { Card, CardContent, Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import type { ReactNode } from 'react';
import { OrderState } from './order-state.tsx';

interface OrderHeadProps {
  order: Order;
  /** What can be done with it. */
  children?: ReactNode;
}

/** Which order it is, how far it is, and what can be done now. */
export function OrderHead({ order, children }: OrderHeadProps) {
  const { number, placedAt, totalAmount, customer } = order;
  return (
    <Card component="section" aria-label={`Order ${number}`}>
      <CardContent>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: { md: 'center' } }}
        >
          <div>
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Typography variant="h2">{number}</Typography>
              <OrderState order={order} />
            </Stack>
            <Typography color="text.secondary">
              Placed <time dateTime={placedAt}>{formatTime(placedAt)}</time> by {customer.name} ·{' '}
              {formatGhs(totalAmount)}
            </Typography>
          </div>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
