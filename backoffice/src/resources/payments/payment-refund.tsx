import { Alert, Typography } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import type { OnePayment } from '@shop/contracts/rest/payments';
import { Refunds } from '../../components/payments/refunds.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { useShop } from '../../data/shop.tsx';
import { FailedRefund } from './failed-refund.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { titleOf } from './payment-title.ts';
import { whileRefunding } from './read-again.ts';
import { RefundForm } from './refund-form.tsx';

/** Offers to give a payment back. What was paid stays written: nothing of the ledger is deleted. */
export default function PaymentRefund() {
  const { area } = useShop();
  return (
    <RecordScreen<OnePayment>
      title={(payment) => `${titleOf(payment)}: refund`}
      failed="This payment can’t be shown."
      readAgainMs={whileRefunding}
    >
      {(payment) => (
        <TwoColumns aside={<PaymentFacts payment={payment} />}>
          <Section title="Refund">
            {area === 'admin' ? (
              <RefundSteps payment={payment} />
            ) : (
              <Alert severity="info">Only admins can refund payments.</Alert>
            )}
          </Section>
          {payment.refunds && payment.refunds.length > 0 && (
            <Section title="Refunds so far">
              <Refunds refunds={payment.refunds} />
            </Section>
          )}
        </TwoColumns>
      )}
    </RecordScreen>
  );
}

/** What has to be sent again, and the form for what is left. */
const RefundSteps = ({ payment }: { payment: OnePayment }) => (
  <>
    <Alert severity="info" sx={{ mb: 2 }}>
      The ledger is never edited or deleted. A refund is written beside the payment, and the money goes back to the
      account that it came from. The order keeps its status.
    </Alert>
    {payment.refunds?.map(
      (refund) => refund.state === 'failed' && <FailedRefund key={refund.id} paymentId={payment.id} {...refund} />,
    )}
    {payment.refundableAmount ? (
      <RefundForm key={payment.id} payment={payment} left={payment.refundableAmount} />
    ) : (
      payment.refunds && (
        <Typography>
          Nothing of this payment is left to refund: {formatGhs(payment.refundedAmount)} has gone back.
        </Typography>
      )
    )}
  </>
);
