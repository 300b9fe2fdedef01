import { Typography } from '@mui/material';

/** What a list says where it has nothing to show. */
export const EmptyText = ({ children }: { children: string }) => (
  <Typography role="status" sx={{ p: 3, textAlign: 'center' }} color="text.secondary">
    {children}
  </Typography>
);
