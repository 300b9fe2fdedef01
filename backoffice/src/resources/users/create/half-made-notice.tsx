import { Alert } from '@mui/material';
import { RecordLink } from '../../../components/records/record-link.tsx';
import type { HalfMade } from './use-make-user.ts';

/** Says plainly what there is and what there is not, and how it is mended. */
export const HalfMadeNotice = ({ half: { user, part, reason } }: { half: HalfMade }) => (
  <Alert severity="warning">
    {user.name} is a user now, but {part.name} was not made. {reason} Correct what is wrong below and try again: the
    user is not made twice. Or <RecordLink to={`/users/${user.id}/show`}>go on to {user.name}</RecordLink> and do it
    later.
  </Alert>
);
