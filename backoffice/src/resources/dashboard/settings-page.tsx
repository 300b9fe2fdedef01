import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Button } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { Overview } from './overview.tsx';

/** The dashboard once more, as the way to the shop's settings. */
export default function SettingsPage() {
  return (
    <>
      <Title title="Analytics and settings" preferenceKey={false} />
      <Button component={Link} to="/settings" variant="outlined" startIcon={<SettingsIcon />} sx={{ mt: 2 }}>
        Manage Settings
      </Button>
      <Overview />
    </>
  );
}
