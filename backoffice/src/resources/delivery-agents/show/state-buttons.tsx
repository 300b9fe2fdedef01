import { Button } from '@mui/material';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useRefresh, useUpdate } from 'react-admin';
import { useConfirmed } from '../../../components/dialogs/use-confirmed.ts';
import { useOutcome } from '../../../components/use-outcome.ts';

interface StateChange {
  action: 'Approve' | 'Activate' | 'Deactivate';
  data: Partial<Pick<DeliveryAgent, 'approved' | 'active'>>;
  text: string;
  done: string;
  isGrave?: boolean;
}

const approval: StateChange = {
  action: 'Approve',
  data: { approved: true },
  text: 'Approve only who has shown valid papers. Deliveries can be assigned from then on.',
  done: 'is approved now.',
};
const activation: StateChange = {
  action: 'Activate',
  data: { active: true },
  text: 'Deliveries can be assigned again, once the agent is approved.',
  done: 'is active now.',
};
const deactivation: StateChange = {
  action: 'Deactivate',
  data: { active: false },
  text: 'No more deliveries can be assigned until the agent is activated again.',
  done: 'is inactive now.',
  isGrave: true,
};

/** What decides whether an agent may work. */
export const StateButtons = ({ agent }: { agent: DeliveryAgent }) => (
  <>
    {!agent.approved && <StateButton agent={agent} change={approval} />}
    <StateButton agent={agent} change={agent.active ? deactivation : activation} />
  </>
);

function StateButton({ agent, change }: { agent: DeliveryAgent; change: StateChange }) {
  const { action, data, text, done, isGrave = false } = change;
  const { name } = agent.user;
  const confirmed = useConfirmed();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const { onSuccess, onError } = useOutcome({
    done: `${name} ${done}`,
    failed: `Failed to ${action.toLowerCase()} ${name}.`,
  });
  const make = async () => {
    if (!(await confirmed({ title: `${action} ${name}?`, text, action, isGrave }))) return;
    await update(
      'deliveryAgents',
      { id: agent.id, data, previousData: agent },
      {
        mutationMode: 'pessimistic',
        onError,
        onSuccess: () => {
          onSuccess();
          refresh();
        },
      },
    );
  };
  return (
    <Button
      variant={action === 'Approve' ? 'contained' : 'outlined'}
      color={isGrave ? 'error' : 'primary'}
      disabled={isPending}
      onClick={() => void make()}
    >
      {action}
    </Button>
  );
}
