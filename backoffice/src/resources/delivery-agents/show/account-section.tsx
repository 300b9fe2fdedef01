import { Button, Stack } from '@mui/material';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { Link } from 'react-router-dom';
import { MailLink } from '../../../components/fields/mail-link.tsx';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { Section } from '../../../components/records/section.tsx';

/** The user who is the agent. */
export const AccountSection = ({ agent: { userId, user } }: { agent: DeliveryAgent }) => (
  <Section title="Associated user">
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <RecordLink to={`/users/${userId}/show`}>{user.name}</RecordLink>
      <MailLink email={user.email} />
      <PhoneField source="user.phone" />
      <Button component={Link} to={`/users/${userId}/delete`} color="error" size="small">
        Delete the account
      </Button>
    </Stack>
  </Section>
);
