import { Link, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { CartRecordJson as Cart } from '@shop/contracts/rest/carts';
import { Link as RouterLink } from 'react-router-dom';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { AddressLines } from '../../components/orders/address-lines.tsx';
import { Fact, Facts } from '../../components/records/facts.tsx';
import { Section } from '../../components/records/section.tsx';

/** Whose cart it is, with the first of their addresses. */
export function UserSection({ user, createdAt }: Pick<Cart, 'user' | 'createdAt'>) {
  const [address] = user.addresses;
  return (
    <Section title="User">
      <Facts>
        <Fact label="Name">
          <Link component={RouterLink} to={`/users/${user.id}/show`}>
            {user.name ?? `User no. ${user.id}`}
          </Link>
        </Fact>
        <Fact label="User ID">{user.id}</Fact>
        <Fact label="Email">{user.email ?? '–'}</Fact>
        <Fact label="Phone">
          <PhoneField source="user.phone" />
        </Fact>
        <Fact label="Cart made">{formatTime(createdAt)}</Fact>
        <Fact label="Address">
          {address ? <AddressLines address={address} /> : <Typography>No address.</Typography>}
        </Fact>
      </Facts>
    </Section>
  );
}
