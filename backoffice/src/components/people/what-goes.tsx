import { Typography } from '@mui/material';

interface WhatGoesProps {
  isVendor: boolean;
  isAgent: boolean;
}

/** What is lost with an account, and what stays. */
export const WhatGoes = ({ isVendor, isAgent }: WhatGoesProps) => (
  <Typography component="ul" sx={{ mt: 0, pl: 2.5 }}>
    <li>The person is signed out everywhere and can’t sign in any more; the e-mail address is free again.</li>
    <li>Name, phone, picture and addresses are erased.</li>
    {isVendor && (
      <li>
        The shop is archived with its products: customers no longer find them, and its pictures go. Past orders still
        show what was bought.
      </li>
    )}
    {isAgent && <li>The agent’s papers and pictures are erased; past deliveries stay.</li>}
    <li>Past orders keep their own copies of name and address.</li>
  </Typography>
);
