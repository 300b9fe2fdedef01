import { Button, Stack } from '@mui/material';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useState } from 'react';
import { Title, useRedirect } from 'react-admin';
import { Link } from 'react-router-dom';
import { Section } from '../../components/records/section.tsx';
import { AgentPicker } from './agent-picker.tsx';
import { DeliveryPicker } from './delivery-picker.tsx';
import { useAssign } from './use-assign.ts';

/** Gives a delivery that nobody carries yet to an agent. */
export default function AssignDelivery() {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const [agent, setAgent] = useState<DeliveryAgent | null>(null);
  const { assign, isPending } = useAssign();
  const redirect = useRedirect();

  const give = async () => {
    if (!delivery || !agent) return;
    if (await assign(delivery, { userId: agent.userId, name: agent.user.name }))
      redirect('show', 'deliveries', delivery.id);
  };

  return (
    <>
      <Title title="Assign a delivery" />
      <Section
        title="Assign a delivery"
        subheader="Choose one that has no agent, and an approved, active agent."
        sx={{ mt: 2, maxWidth: 720 }}
      >
        <Stack spacing={2}>
          <DeliveryPicker value={delivery} onChange={setDelivery} />
          <AgentPicker value={agent} onChange={setAgent} />
          <Stack direction="row" spacing={1}>
            <Button
              variant="contained"
              disabled={!delivery || !agent || isPending}
              onClick={() => void give()}
              sx={{ minHeight: 44 }}
            >
              {isPending ? 'Assigning…' : 'Assign'}
            </Button>
            <Button component={Link} to="/deliveries">
              Go Back
            </Button>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}
