import { Box } from '@mui/material';

const line = { display: 'block', maxWidth: '9rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** An address on one line; where it is longer than its column the rest is in its title, and read out whole. */
export const EmailInLine = ({ email }: { email: string }) => (
  <Box component="span" title={email} sx={line}>
    {email}
  </Box>
);
