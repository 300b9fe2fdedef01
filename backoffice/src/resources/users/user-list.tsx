import { Stack } from '@mui/material';
import { PASSWORD_MASK } from '@shop/contracts/password-mask';
import type { User } from '@shop/contracts/rest/users';
import { DataTable, ReferenceInput, SelectInput } from 'react-admin';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { AddLink } from '../../components/lists/add-link.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { RecordLinks } from '../../components/lists/record-links.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { PersonPicture } from '../../components/people/person-picture.tsx';
import { UserCard } from './list/user-card.tsx';
import { userColumns } from './list/user-columns.ts';
import { RoleChips } from './role-chips.tsx';

const filters = [
  listSearch('Search by name'),
  <ReferenceInput key="role" source="roleId" reference="roles" sort={{ field: 'id', order: 'ASC' }} alwaysOn>
    <SelectInput label="Role" optionText="name" />
  </ReferenceInput>,
];

/** Everybody who has an account. */
export default function UserList() {
  return (
    <ResourceList<User>
      empty="No users found."
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      exporting={{ name: 'users', columns: userColumns }}
      actions={<AddLink label="+ Add User" />}
      onPhone={<PhoneCards<User>>{(user) => <UserCard user={user} />}</PhoneCards>}
    >
      <DataTable.Col<User>
        source="name"
        render={({ name, imageUrl }) => (
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <PersonPicture name={name} url={imageUrl} />
            <span>{name}</span>
          </Stack>
        )}
      />
      <DataTable.Col<User> label="Role" render={({ roles }) => <RoleChips roles={roles} />} />
      <DataTable.Col source="phone" field={PhoneField} disableSort />
      <DataTable.Col source="email" />
      <DataTable.Col<User> label="Password" render={() => PASSWORD_MASK} />
      <DataTable.Col<User>
        label="Actions"
        render={({ name }) => <RecordLinks of={name} screens={['View', 'Edit', 'Delete']} />}
      />
    </ResourceList>
  );
}
