import { Button, Stack, Typography } from '@mui/material';
import type { User } from '@shop/contracts/rest/users';
import { Link } from 'react-router-dom';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { DeleteButton } from '../../components/saving/delete-button.tsx';
import { WhatGoes } from '../../components/people/what-goes.tsx';
import { holds } from './role-names.ts';
import { titleOf } from './user-title.ts';
import { UserHead } from './show/user-head.tsx';

/** Says what becomes of the account and of what hangs on it, before it is deleted. */
export default function UserDelete() {
  return (
    <RecordScreen<User> title={(user) => `${titleOf(user)}: delete`} failed="This user can’t be shown.">
      {(user) => (
        <>
          <UserHead user={user} />
          <Section title="Delete this user">
            <WhatGoes isVendor={holds(user, 'vendor')} isAgent={holds(user, 'delivery')} />
            <Typography>This can’t be undone.</Typography>
            <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
              <DeleteButton
                question={{
                  title: `Delete ${user.name}?`,
                  text: `The account of ${user.name} is deleted for good.`,
                  action: 'Delete',
                  isGrave: true,
                }}
                done="User deleted successfully!"
                failed="Failed to delete user. Try again."
                to="list"
              />
              <Button component={Link} to={`/users/${user.id}/show`}>
                Go Back
              </Button>
            </Stack>
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
