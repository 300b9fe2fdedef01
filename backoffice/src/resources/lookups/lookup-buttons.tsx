import { Button, Stack } from '@mui/material';
import type { Lookup } from '@shop/contracts/rest/lookups';
import { DeleteButton } from '../../components/saving/delete-button.tsx';
import type { Kind } from './lookup-kind.ts';

interface LookupButtonsProps {
  kind: Kind;
  lookup: Lookup;
  onEdit: (lookup: Lookup) => void;
  onDeleted: (lookup: Lookup) => void;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What can be done to an entry of the list around it. */
export const LookupButtons = ({ kind: { one }, lookup, onEdit, onDeleted }: LookupButtonsProps) => (
  <Stack direction="row" spacing={1}>
    <Button
      size="small"
      aria-label={`Edit ${lookup.name}`}
      onClick={() => {
        onEdit(lookup);
      }}
    >
      Edit
    </Button>
    <DeleteButton
      question={{
        title: `Delete the ${one} ${lookup.name}?`,
        text: 'One that products use stays until no product uses it.',
        action: 'Delete',
        isGrave: true,
      }}
      done={`${capital(one)} deleted successfully!`}
      failed={`The ${one} was not deleted.`}
      onDone={() => {
        onDeleted(lookup);
      }}
    />
  </Stack>
);
