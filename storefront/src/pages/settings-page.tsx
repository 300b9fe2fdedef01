import type { ProfileInput } from '@shop/contracts/rest/auth';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { AfterSignIn } from '../app/after-sign-in.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { useTell } from '../components/notices/notices.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { sentenceOf } from '@shop/browser/http/api-error';
import { useSession, useSessionStore } from '../lib/session/session-context.tsx';

export default function SettingsPage() {
  const { profile, error, change, retry } = useProfile();
  const sessions = useSessionStore();
  const session = useSession();
  const navigate = useNavigate();
  const tell = useTell();
  const save = async (input: ProfileInput) => {
    await change(input);
    if (input.password === undefined) tell('good', 'Saved.');
    else signInAnew();
  };
  /** The server has ended every token of a customer who has a new password. */
  const signInAnew = () => {
    // A session that ends leads to the home page. At once, so that the way to the sign-in is the one taken last.
    flushSync(() => {
      sessions.end(session?.token);
    });
    const state: AfterSignIn = {
      email: session?.email ?? '',
      says: 'Your password is changed. Sign in with the new one.',
    };
    void navigate('/login', { replace: true, state });
  };
  return (
    <div className="page page--narrow">
      <PageTitle>Settings</PageTitle>
      {profile ? (
        <ProfileForm profile={profile} onChange={save} />
      ) : error ? (
        <LoadFailure says={sentenceOf(error, 'Your profile could not be loaded.')} onRetry={retry} />
      ) : (
        <>
          <Loading what="your profile" />
          <Skeleton shape="row" count={3} />
        </>
      )}
      <p className="note">No info found.</p>
    </div>
  );
}
