import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Button, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { Overview } from './overview.tsx';

const TITLE = 'Analytics and settings';

/** The dashboard once more, as the way to the shop's settings. */
export default function SettingsPage() {
  return (
    <>
      <Title title={TITLE} preferenceKey={false} />
      <Stack
        direction="row"
        sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between' }}
      >
        <ScreenHeading>{TITLE}</ScreenHeading>
        <Button component={Link} to="/settings" variant="outlined" startIcon={<SettingsIcon />} sx={{ mt: 2 }}>
          Manage Settings
        </Button>
      </Stack>
      <Overview />
    </>
  );
}
