import { Button } from '@mui/material';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useConfirmedChange } from '../../../components/saving/use-confirmed-change.ts';

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
  const { change: make, isPending } = useConfirmedChange({
    resource: 'deliveryAgents',
    record: agent,
    data,
    question: { title: `${action} ${name}?`, text, action, isGrave },
    done: `${name} ${done}`,
    failed: `Failed to ${action.toLowerCase()} ${name}.`,
  });
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
