import type { Settings } from '@shop/contracts/rest/settings';
import { Box } from '@mui/material';
import { RecordContextProvider, Title } from 'react-admin';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { Unread } from '../../components/figures/unread.tsx';
import { RecordSkeleton } from '../../components/records/record-skeleton.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { useRead } from '../../data/use-read.ts';
import { LogoSection } from './logo-section.tsx';
import { SettingsForm } from './settings-form.tsx';

/** As the trail calls it. */
const THE_ONLY_ONE = { id: 1 };

const TITLE = 'Manage Settings';

export default function ShopSettings() {
  const { data, error, refetch } = useRead<Settings>('/settings');
  return (
    <>
      <Title title={TITLE} preferenceKey={false} />
      <ScreenHeading>{TITLE}</ScreenHeading>
      <Box sx={{ my: 2 }}>
        <TwoColumns
          aside={
            <>
              <LogoSection />
              <RecordContextProvider value={THE_ONLY_ONE}>
                <AuditTrail resource="settings" />
              </RecordContextProvider>
            </>
          }
        >
          {data ? (
            <SettingsForm settings={data} />
          ) : error ? (
            <Unread sentence="The settings can’t be read just now." onRetry={() => void refetch()} />
          ) : (
            <RecordSkeleton />
          )}
        </TwoColumns>
      </Box>
    </>
  );
}
