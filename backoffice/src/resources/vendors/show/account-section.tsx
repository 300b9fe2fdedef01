import { Typography } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { MailLink } from '../../../components/fields/mail-link.tsx';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { Section } from '../../../components/records/section.tsx';

/** The user to whom the shop belongs. */
export const AccountSection = ({ vendor: { userId, user } }: { vendor: Vendor }) => (
  <Section title="Associated user">
    {userId !== null && user ? (
      <>
        <RecordLink to={`/users/${userId}/show`}>{user.name}</RecordLink>
        <Typography component="div">
          <MailLink email={user.email} />
        </Typography>
      </>
    ) : (
      <Typography color="text.secondary">No user.</Typography>
    )}
  </Section>
);
