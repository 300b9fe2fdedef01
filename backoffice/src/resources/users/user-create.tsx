import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { Unread } from '../../components/figures/unread.tsx';
import { RecordSkeleton } from '../../components/records/record-skeleton.tsx';
import { NewUserForm } from './create/new-user-form.tsx';
import { useRoles } from './use-roles.ts';

export default function UserCreate() {
  const { data: roles, error, refetch } = useRoles();
  return (
    <>
      <Title title="Add user" preferenceKey={false} />
      <Box sx={{ mt: 2 }}>
        {roles ? (
          <NewUserForm roles={roles} />
        ) : error ? (
          <Unread sentence="The roles can’t be read just now." onRetry={() => void refetch()} />
        ) : (
          <RecordSkeleton />
        )}
      </Box>
    </>
  );
}
