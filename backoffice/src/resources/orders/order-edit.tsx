import { Button, Step, StepLabel, Stepper, type Theme, Typography, useMediaQuery } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { Order } from '@shop/contracts/rest/orders';
import { FULFILMENT_STEPS } from '@shop/contracts/statuses';
import { Link } from 'react-router-dom';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { useShop } from '../../data/shop.tsx';
import { CancelledBanner } from './show/cancelled-banner.tsx';
import { FulfilmentSection } from './show/fulfilment-section.tsx';
import { OrderHead } from './show/order-head.tsx';
import { titleOf } from './show/order-title.ts';
import { nextSteps } from './steps/next-steps.ts';
import { StepButtons } from './steps/step-buttons.tsx';

/** How far an order is, and the step that comes next: the only thing about it that can be changed. */
export default function OrderEdit() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <RecordScreen<Order> title={(order) => `${titleOf(order)}: status`} failed="This order can’t be shown.">
      {(order) => (
        <>
          <CancelledBanner order={order} />
          <OrderHead order={order}>
            <Button component={Link} to={`/orders/${order.id}/show`}>
              View order
            </Button>
          </OrderHead>
          <Section title="Status steps">
            {order.status !== 'cancelled' && (
              <Stepper
                activeStep={FULFILMENT_STEPS.indexOf(order.status)}
                orientation={isPhone ? 'vertical' : 'horizontal'}
                sx={{ mb: 2 }}
              >
                {FULFILMENT_STEPS.map((step) => {
                  const reached = order.steps.find(({ status }) => status === step);
                  return (
                    <Step key={step} completed={reached !== undefined}>
                      <StepLabel optional={reached && <Reached {...reached} />}>{step}</StepLabel>
                    </Step>
                  );
                })}
              </Stepper>
            )}
            <Advice order={order} />
            <StepButtons order={order} isBig={isPhone} />
          </Section>
          {order.fulfilments.map((fulfilment) => (
            <FulfilmentSection key={fulfilment.id} fulfilment={fulfilment} items={order.items} />
          ))}
          <AuditTrail />
        </>
      )}
    </RecordScreen>
  );
}

const Reached = ({ at, by }: Order['steps'][number]) => (
  <Typography variant="caption">
    {formatTime(at)}, by {by}
  </Typography>
);

/** Why there is nothing to press, or what a press moves. */
function Advice({ order: { status, fulfilments } }: { order: Order }) {
  const { area } = useShop();
  const { forward } = nextSteps(area, fulfilments);
  return (
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {status === 'cancelled' || status === 'delivered'
        ? `This order is ${status}. There is no further step.`
        : forward.length > 0
          ? 'Steps come one after the other; none is skipped or taken back.'
          : 'Your part is accepted. The delivery agent takes the next steps.'}
    </Typography>
  );
}
