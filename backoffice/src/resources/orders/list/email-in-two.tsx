import { Box } from '@mui/material';

const line = {
  display: 'block',
  maxWidth: '4.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** An address in two lines, before and from its @ on, so that a row stays low; what is longer stands in the title, and is read out whole. */
export function EmailInTwo({ email }: { email: string | null }) {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return (
    <span title={email}>
      {[email.slice(0, at), email.slice(at)].map((part, place) => (
        <Box key={place} component="span" sx={line}>
          {part}
        </Box>
      ))}
    </span>
  );
}
