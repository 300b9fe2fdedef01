import { Chip, Stack } from '@mui/material';
import type { User } from '@shop/contracts/rest/users';

/** The roles of a user, a chip each. */
export const RoleChips = ({ roles }: Pick<User, 'roles'>) => (
  <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    {roles.map(({ roleId, role }) => (
      <Chip key={roleId} size="small" variant="outlined" label={role.name} />
    ))}
  </Stack>
);
