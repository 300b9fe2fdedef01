import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useLogout } from 'react-admin';

/** Leads a person whose session a new password has ended to signing in. */
export function SignInAgain() {
  const logout = useLogout();
  useEffect(() => {
    void logout({ isEnded: true });
  }, [logout]);
  return <Alert severity="success">Your password is changed. We are taking you to sign in with it.</Alert>;
}
