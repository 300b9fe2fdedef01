import { Skeleton } from '@mui/material';
import { CheckboxGroupInput } from 'react-admin';
import { Unread } from '../../../components/figures/unread.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useRoles } from '../use-roles.ts';

const atLeastOne = (ids: unknown) => (Array.isArray(ids) && ids.length > 0 ? undefined : 'Please select a role');

/** The roles of a user, any number of them. */
export function RolesSection() {
  const { data: roles, error, refetch } = useRoles();
  return (
    <Section
      title="What this user may do"
      subheader="Without the role vendor the shop is closed, without delivery the agent is stopped."
    >
      {roles ? (
        <CheckboxGroupInput source="roleIds" label="Roles" choices={roles} validate={atLeastOne} row={false} />
      ) : error ? (
        <Unread sentence="The roles can’t be read just now." onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} />
      )}
    </Section>
  );
}
