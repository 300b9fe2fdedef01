import { Alert, Button, Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useState } from 'react';
import { useConfirmed } from '../../components/dialogs/use-confirmed.ts';
import { Section } from '../../components/records/section.tsx';
import { AgentPicker } from './agent-picker.tsx';
import { agentName } from './agent-name.ts';
import { CarryingAgent } from './carrying-agent.tsx';
import { useAssign } from './use-assign.ts';

/** Who carries it, and how that is changed as long as it has not arrived. */
export function AgentSection({ delivery }: { delivery: Delivery }) {
  const [chosen, setChosen] = useState<DeliveryAgent | null>(null);
  const { assign, isPending } = useAssign();
  const confirmed = useConfirmed();
  const { agent, order, assignedAt, status } = delivery;
  const isFinished = status === 'delivered' || status === 'cancelled';

  const give = async () => {
    if (!chosen) return;
    const { name } = chosen.user;
    const question = {
      title: 'Change the agent?',
      text: `${agentName(delivery)} no longer sees order ${order.number}; ${name} does.`,
      action: 'Change',
    };
    if (agent && !(await confirmed(question))) return;
    if (await assign(delivery, { userId: chosen.userId, name })) setChosen(null);
  };

  return (
    <Section title="Agent">
      <Stack spacing={2}>
        {agent ? (
          <div>
            <CarryingAgent userId={agent.id} name={agentName(delivery)} />
            <Typography variant="body2" color="text.secondary">
              Assigned {formatTime(assignedAt)}
            </Typography>
          </div>
        ) : (
          <Typography>Nobody yet</Typography>
        )}
        {isFinished ? (
          <Alert severity="info">This order is {status}: its agent stays as it is.</Alert>
        ) : (
          <>
            <AgentPicker value={chosen} onChange={setChosen} />
            <Button
              variant="contained"
              disabled={!chosen || isPending}
              onClick={() => void give()}
              sx={{ minHeight: 44, alignSelf: 'flex-start' }}
            >
              {agent ? 'Change agent' : 'Assign'}
            </Button>
          </>
        )}
      </Stack>
    </Section>
  );
}
