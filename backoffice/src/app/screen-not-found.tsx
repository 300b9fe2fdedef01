import { Card, CardContent, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { RecordLink } from '../components/records/record-link.tsx';

export function ScreenNotFound() {
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="Page not found" />
      <CardContent>
        <Typography variant="h1" component="h2" gutterBottom>
          Page not found
        </Typography>
        <Typography>
          There is nothing at this address. <RecordLink to="/dashboard">Back to the dashboard</RecordLink>
        </Typography>
      </CardContent>
    </Card>
  );
}
