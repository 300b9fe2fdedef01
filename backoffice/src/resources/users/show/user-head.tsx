import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { User } from '@shop/contracts/rest/users';
import type { ReactNode } from 'react';
import { PersonPicture } from '../../../components/people/person-picture.tsx';
import { RoleChips } from '../role-chips.tsx';

interface UserHeadProps {
  user: User;
  /** What can be done. */
  children?: ReactNode;
}

/** Who it is. */
export const UserHead = ({ user, children }: UserHeadProps) => (
  <Card>
    <CardContent>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <PersonPicture name={user.name} url={user.imageUrl} sizePx={72} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, fontSize: '1.25rem', overflowWrap: 'anywhere' }}>{user.name}</Typography>
          <RoleChips roles={user.roles} />
        </Box>
        {children}
      </Stack>
    </CardContent>
  </Card>
);
