import { Button, InputAdornment, Stack } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import { sumCedisSchema } from '@shop/contracts/money';
import type { OnePayment } from '@shop/contracts/rest/payments';
import { useState } from 'react';
import { Form, NumberInput, TextInput, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useConfirmed } from '../../components/dialogs/use-confirmed.ts';
import { requiredText } from '../../components/forms/required-text.ts';
import { useRefund } from './use-refund.ts';

const LONGEST_REASON = 500;
const noLongerThan = (text: unknown) =>
  String(text ?? '').length > LONGEST_REASON ? `Reason has at most ${LONGEST_REASON} characters.` : undefined;

/** What can go back: more than nothing, to the pesewa, and no more than is left. */
const amountUpTo = (left: number) => (cedis: unknown) => {
  const { error, data = 0 } = sumCedisSchema.safeParse(cedis ?? 0);
  if (error) return error.issues[0]?.message;
  if (data === 0) return 'An amount is more than 0.';
  return data > left ? `Only ${formatGhs(left)} of this payment is left to refund.` : undefined;
};

interface RefundFormProps {
  payment: OnePayment;
  /** Cedis that can still go back. */
  left: number;
}

/**
 * How much goes back, and why. Nothing is sent before the sum was confirmed, and what was typed stays when the payment is read
 * again meanwhile: the form holds a wish of its own and not the record around it.
 */
export function RefundForm({ payment: { id, order }, left }: RefundFormProps) {
  const { mutateAsync, isPending } = useRefund(id);
  const confirmed = useConfirmed();
  const redirect = useRedirect();
  const [wish] = useState(() => ({ id, amount: left, reason: '' }));

  const submit = async (values: FieldValues) => {
    const { amount, reason } = values as { amount: number; reason: string };
    const sum = formatGhs(amount);
    const question = {
      title: `Refund ${sum}?`,
      text: `${sum} of payment no. ${id} goes back to ${order?.customer.name ?? 'the customer'}. This can’t be undone.`,
      action: `Refund ${sum}`,
      isGrave: true,
    };
    if (!(await confirmed(question))) return;
    const isMade = await mutateAsync({ amount, reason: reason.trim() }).catch(() => null);
    if (isMade) redirect('show', 'payments', id);
  };

  return (
    <Form onSubmit={submit} record={wish} noValidate>
      <Stack sx={{ maxWidth: 420 }}>
        <NumberInput
          source="amount"
          label="Amount"
          min={0.01}
          max={left}
          step={0.01}
          validate={amountUpTo(left)}
          helperText={`At most ${formatGhs(left)}`}
          slotProps={{ input: { startAdornment: <InputAdornment position="start">GHS</InputAdornment> } }}
        />
        <TextInput
          source="reason"
          label="Reason"
          multiline
          minRows={2}
          validate={[requiredText('Reason is required.'), noLongerThan]}
          helperText="Kept with the refund."
        />
      </Stack>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button type="submit" variant="contained" color="error" disabled={isPending} sx={{ minHeight: 44 }}>
          {isPending ? 'Refunding…' : 'Refund'}
        </Button>
        <Button component={Link} to={`/payments/${id}/show`}>
          Go Back
        </Button>
      </Stack>
    </Form>
  );
}
