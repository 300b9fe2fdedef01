import { Alert, Button } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import { useConfirmed } from '../../components/dialogs/use-confirmed.ts';
import { useRefund } from './use-refund.ts';

interface FailedRefundProps {
  paymentId: number;
  amount: number;
  reason: string;
}

/** A refund that the provider could not send, and another try. */
export function FailedRefund({ paymentId, amount, reason }: FailedRefundProps) {
  const { mutate, isPending } = useRefund(paymentId);
  const confirmed = useConfirmed();
  const sum = formatGhs(amount);

  const sendAgain = async () => {
    const question = {
      title: `Send ${sum} again?`,
      text: `The refund of ${sum} failed (${reason}). It is sent once more.`,
      action: `Refund ${sum}`,
    };
    if (await confirmed(question)) mutate({ amount, reason });
  };

  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" disabled={isPending} onClick={() => void sendAgain()}>
          Send it again
        </Button>
      }
    >
      A refund of {sum} failed: the customer does not have it yet.
    </Alert>
  );
}
