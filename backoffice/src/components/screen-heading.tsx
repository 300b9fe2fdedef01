import { Typography } from '@mui/material';

/**
 * The name of a screen above what it shows, where people look for it by that name; the bar, which may cut it, stands outside the
 * main part. The first heading of the page is the bar's: this is one of the second level.
 */
export const ScreenHeading = ({ children }: { children: string }) => (
  <Typography variant="h2" component="h2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
