import { Box, Chip, Stack, Typography } from '@mui/material';
import type { RoleRecord } from '@shop/contracts/rest/roles';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { isBuiltIn } from './is-built-in.ts';
import { RoleButtons } from './role-buttons.tsx';
import { RoleForm } from './role-form.tsx';

const filters = [listSearch('Search by name')];

/** The roles, and above them the form in which one is made or changed. */
export default function RolesScreen() {
  const [edited, setEdited] = useState<RoleRecord | null>(null);
  const [forms, setForms] = useState(0);
  const done = () => {
    setEdited(null);
    setForms(forms + 1);
  };
  const buttons = {
    onEdit: setEdited,
    onDeleted: ({ id }: RoleRecord) => {
      setEdited((current) => (current?.id === id ? null : current));
    },
  };
  return (
    <Box sx={{ mt: 2 }}>
      {/* Another form for each role, so that nothing of the one before is left in it. */}
      <RoleForm key={`${edited?.id ?? 'new'} ${forms}`} edited={edited} onDone={done} />
      <ResourceList<RoleRecord>
        empty="No roles found."
        sort={{ field: 'id', order: 'ASC' }}
        filters={filters}
        rowClick={false}
        onPhone={
          <PhoneCards<RoleRecord>>
            {(role) => (
              <Stack spacing={0.5}>
                <RoleName role={role} />
                <Typography variant="body2">{role.description}</Typography>
                <RoleButtons {...buttons} role={role} />
              </Stack>
            )}
          </PhoneCards>
        }
      >
        <DataTable.Col<RoleRecord> source="name" render={(role) => <RoleName role={role} />} />
        <DataTable.Col source="description" disableSort />
        <DataTable.Col<RoleRecord> label="Actions" render={(role) => <RoleButtons {...buttons} role={role} />} />
      </ResourceList>
    </Box>
  );
}

const RoleName = ({ role }: { role: RoleRecord }) => (
  <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
    <span>{role.name}</span>
    {isBuiltIn(role) && <Chip size="small" label="Built in" />}
  </Stack>
);
