import { Box, Stack, Typography } from '@mui/material';
import type { User } from '@shop/contracts/rest/users';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { RecordLinks } from '../../../components/lists/record-links.tsx';
import { PersonPicture } from '../../../components/people/person-picture.tsx';
import { RoleChips } from '../role-chips.tsx';

/** A user on a phone. */
export const UserCard = ({ user }: { user: User }) => (
  <Stack spacing={1}>
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <PersonPicture name={user.name} url={user.imageUrl} sizePx={44} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{user.name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      </Box>
    </Stack>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <RoleChips roles={user.roles} />
      {user.phone !== null && <PhoneField source="phone" />}
    </Stack>
    <RecordLinks of={user.name} screens={['View', 'Edit', 'Delete']} />
  </Stack>
);
