import { Button, Typography } from '@mui/material';
import type { OnePayment } from '@shop/contracts/rest/payments';
import { Link } from 'react-router-dom';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { Refunds } from '../../components/payments/refunds.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { titleOf } from './payment-title.ts';
import { whileRefunding } from './read-again.ts';

/** One payment and what went back of it. */
export default function PaymentShow() {
  return (
    <RecordScreen<OnePayment> title={titleOf} failed="This payment can’t be shown." readAgainMs={whileRefunding}>
      {(payment) => (
        <>
          <TwoColumns aside={payment.refunds && <RefundSection payment={payment} refunds={payment.refunds} />}>
            <PaymentFacts payment={payment} />
          </TwoColumns>
          <AuditTrail />
        </>
      )}
    </RecordScreen>
  );
}

interface RefundSectionProps {
  payment: OnePayment;
  refunds: NonNullable<OnePayment['refunds']>;
}

/** What went back, and the way to give back more as long as something is left. */
function RefundSection({ payment, refunds }: RefundSectionProps) {
  const isOffered = (payment.refundableAmount ?? 0) > 0 || refunds.some(({ state }) => state === 'failed');
  return (
    <Section title="Refunds">
      {refunds.length === 0 && <Typography color="text.secondary">Nothing has gone back.</Typography>}
      <Refunds refunds={refunds} />
      {isOffered && payment.paidAt !== null && (
        <Button component={Link} to={`/payments/${payment.id}/refund`} variant="outlined" sx={{ mt: 2 }}>
          Refund
        </Button>
      )}
    </Section>
  );
}
