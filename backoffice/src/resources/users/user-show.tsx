import { Button, Stack } from '@mui/material';
import type { User } from '@shop/contracts/rest/users';
import { Link } from 'react-router-dom';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { MailLink } from '../../components/fields/mail-link.tsx';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import { Fact, Facts } from '../../components/records/facts.tsx';
import { GoBackButton } from '../../components/records/go-back-button.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { holds } from './role-names.ts';
import { AddressesSection } from './show/addresses-section.tsx';
import { PapersOfUser } from './show/papers-of-user.tsx';
import { ShopOfUser } from './show/shop-of-user.tsx';
import { UserHead } from './show/user-head.tsx';
import { titleOf } from './user-title.ts';

/** Everything about one user, with what belongs to its roles. */
export default function UserShow() {
  return (
    <RecordScreen<User> title={titleOf} failed="This user can’t be shown.">
      {(user) => (
        <>
          <UserHead user={user}>
            <Stack direction="row" spacing={1}>
              <Button component={Link} to={`/users/${user.id}`} variant="outlined">
                Edit
              </Button>
              <Button component={Link} to={`/users/${user.id}/delete`} color="error">
                Delete
              </Button>
              <GoBackButton home="/users" />
            </Stack>
          </UserHead>
          <TwoColumns
            aside={
              <>
                {holds(user, 'vendor') && <ShopOfUser userId={user.id} />}
                {holds(user, 'delivery') && <PapersOfUser userId={user.id} />}
                <AuditTrail />
              </>
            }
          >
            <Section title="Details">
              <Facts>
                <Fact label="Email">
                  <MailLink email={user.email} />
                </Fact>
                <Fact label="Phone">
                  <PhoneField source="phone" />
                </Fact>
                <Fact label="Account since">
                  <TimeField source="createdAt" />
                </Fact>
              </Facts>
            </Section>
            <AddressesSection addresses={user.addresses} />
          </TwoColumns>
        </>
      )}
    </RecordScreen>
  );
}
