import { Link } from '@mui/material';

/** An e-mail address that a tap writes to, large enough for it. */
export const MailLink = ({ email }: { email: string }) => (
  <Link
    href={`mailto:${email}`}
    sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
    onClick={(event) => {
      event.stopPropagation();
    }}
  >
    {email}
  </Link>
);
