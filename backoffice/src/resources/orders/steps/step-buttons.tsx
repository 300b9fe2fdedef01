import { Button, Stack } from '@mui/material';
import type { Order } from '@shop/contracts/rest/orders';
import type { OrderStatus } from '@shop/contracts/statuses';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useConfirmed } from '../../../components/dialogs/use-confirmed.ts';
import { useShop } from '../../../data/shop.tsx';
import { nextSteps } from './next-steps.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { rejectionSentence, STEP_LABELS, stepQuestion } from './step-words.ts';
import { useTakeStep } from './use-take-step.ts';

interface StepButtonsProps {
  order: Order;
  /** Half the width each, for the thumb. */
  isBig?: boolean;
}

/** The steps that can be taken now, each after a question; nothing where there are none. */
export function StepButtons({ order, isBig = false }: StepButtonsProps) {
  const { area } = useShop();
  const { forward, canReject } = nextSteps(area, order.fulfilments);
  const { mutate, isPending } = useTakeStep(order);
  const [isRejecting, setIsRejecting] = useState(false);
  const confirmed = useConfirmed();
  const notify = useNotify();
  if (forward.length === 0 && !canReject) return null;

  const take = async (step: OrderStatus) => {
    if (await confirmed(stepQuestion(order, step))) mutate({ status: step });
  };
  const sx = isBig ? { flex: 1, minHeight: 52, fontSize: '1rem' } : { minHeight: 44 };

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {forward.map((step, index) => (
          <Button
            key={step}
            variant={index === 0 ? 'contained' : 'outlined'}
            disabled={isPending}
            onClick={() => void take(step)}
            sx={sx}
          >
            {STEP_LABELS[step]}
          </Button>
        ))}
        {canReject && (
          <Button
            variant="outlined"
            color="error"
            disabled={isPending}
            onClick={() => {
              setIsRejecting(true);
            }}
            sx={sx}
          >
            {STEP_LABELS.cancelled}
          </Button>
        )}
      </Stack>
      {isRejecting && (
        <RejectDialog
          number={order.number}
          effect={rejectionSentence(order)}
          onReject={(reason) => {
            setIsRejecting(false);
            mutate({ status: 'cancelled', reason });
          }}
          onDecline={() => {
            setIsRejecting(false);
            notify('Cancelled!', { type: 'info' });
          }}
        />
      )}
    </>
  );
}
