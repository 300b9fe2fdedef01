import { Box } from '@mui/material';
import type { Profile } from '@shop/contracts/rest/auth';
import { Title } from 'react-admin';
import { Unread } from '../../components/figures/unread.tsx';
import { RecordSkeleton } from '../../components/records/record-skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { OWN_PROFILE } from './own-profile.ts';
import { ProfileForm } from './profile-form.tsx';

/** The person’s own account. */
export default function ProfileScreen() {
  const { data: profile, error, refetch } = useRead<Profile>(OWN_PROFILE);
  return (
    <>
      <Title title="Profile" preferenceKey={false} />
      <Box sx={{ mt: 2, maxWidth: '48rem' }}>
        {profile ? (
          <ProfileForm profile={profile} />
        ) : error ? (
          <Unread sentence="Your profile can’t be read just now." onRetry={() => void refetch()} />
        ) : (
          <RecordSkeleton />
        )}
      </Box>
    </>
  );
}
