import { Box, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { AgentInputs } from '../../components/agents/agent-inputs.tsx';
import { AgentPictureInputs } from '../../components/agents/agent-picture-inputs.tsx';
import { SectionedForm } from '../../components/forms/sectioned-form.tsx';
import { HolderInput } from '../../components/people/holder-input.tsx';
import { RecordLink } from '../../components/records/record-link.tsx';
import { Section } from '../../components/records/section.tsx';
import { useMakeAgent } from './edit/use-make-agent.ts';

export default function AgentCreate() {
  return (
    <>
      <Title title="Add delivery agent" preferenceKey={false} />
      <Box sx={{ mt: 2 }}>
        <SectionedForm save={useMakeAgent()} label="Create delivery agent" home="/deliveryAgents">
          <Section title="User">
            <HolderInput lacks="papers" />
            <Typography variant="body2">
              Nobody to choose? <RecordLink to="/users/create">Add a user with the role delivery</RecordLink>; the
              papers are entered along with it.
            </Typography>
          </Section>
          <Section title="Papers" subheader="Made by you, the agent is approved and may work at once.">
            <AgentInputs />
          </Section>
          <Section title="Private pictures" subheader="Only admins and the agent see them.">
            <AgentPictureInputs />
          </Section>
        </SectionedForm>
      </Box>
    </>
  );
}
