import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { AgentInputs } from '../../components/agents/agent-inputs.tsx';
import { SectionedForm } from '../../components/forms/sectioned-form.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { titleOf } from './agent-title.ts';
import { useSaveAgent } from './edit/use-save-agent.ts';

export default function AgentEdit() {
  return (
    <RecordScreen<DeliveryAgent>
      title={(agent) => (agent ? `Edit ${titleOf(agent)}` : 'Edit delivery agent')}
      failed="This delivery agent can’t be shown."
    >
      {(agent) => <AgentForm key={agent.id} agent={agent} />}
    </RecordScreen>
  );
}

function AgentForm({ agent }: { agent: DeliveryAgent }) {
  const { name } = agent.user;
  const question = { title: 'Update delivery agent', text: `Update the papers of ${name}?`, action: 'Update' };
  return (
    <SectionedForm
      record={agent}
      save={useSaveAgent(agent)}
      question={question}
      label="Update delivery agent"
      home={`/deliveryAgents/${agent.id}/show`}
    >
      <Section title="Papers" subheader="Name, email and phone are changed with the user.">
        <AgentInputs region={agent.region} />
      </Section>
    </SectionedForm>
  );
}
