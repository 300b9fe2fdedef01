import { Box, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { Section } from '../../../components/records/section.tsx';

/** What the shop’s log tells of this vendor, with the time of each. */
export const LogReportsSection = ({ vendor: { logReports } }: { vendor: Vendor }) => (
  <Section title="Log reports">
    {logReports.length === 0 && <Typography color="text.secondary">No log reports.</Typography>}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {logReports.map(({ action, createdAt }, index) => (
        <Box component="li" key={index} sx={{ py: 0.5 }}>
          {action}
          <Typography variant="body2" color="text.secondary">
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);
