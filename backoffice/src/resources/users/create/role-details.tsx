import { AgentInputs } from '../../../components/agents/agent-inputs.tsx';
import { AgentPictureInputs } from '../../../components/agents/agent-picture-inputs.tsx';
import { Section } from '../../../components/records/section.tsx';
import { ShopInputs } from '../../../components/shops/shop-inputs.tsx';
import type { RolePart } from './role-part.ts';

/** What else is asked of a user with the role of a vendor or an agent. */
export function RoleDetails({ part }: { part: RolePart | null }) {
  if (part?.at === 'shop')
    return (
      <Section title="Shop" subheader="It is made with the user, and opens once you activate it.">
        <ShopInputs at="shop." />
      </Section>
    );
  if (part?.at === 'papers')
    return (
      <>
        <Section title="Delivery agent" subheader="Made by you, the agent is approved and may work at once.">
          <AgentInputs at="papers." />
        </Section>
        <Section title="Private pictures" subheader="Only admins and the agent see them.">
          <AgentPictureInputs at="papers." />
        </Section>
      </>
    );
  return null;
}
