import { Button, Stack, Tooltip } from '@mui/material';
import type { RoleRecord } from '@shop/contracts/rest/roles';
import { DeleteButton } from '../../components/saving/delete-button.tsx';
import { tellConsole } from '../../components/tell-console.ts';
import { isBuiltIn } from './is-built-in.ts';

interface RoleButtonsProps {
  role: RoleRecord;
  onEdit: (role: RoleRecord) => void;
  onDeleted: (role: RoleRecord) => void;
}

/** What can be done to a role of the table around it. */
export const RoleButtons = ({ role, onEdit, onDeleted }: RoleButtonsProps) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
    <Button
      size="small"
      aria-label={`Edit ${role.name}`}
      onClick={() => {
        onEdit(role);
      }}
    >
      Edit
    </Button>
    {isBuiltIn(role) ? (
      <Tooltip title="A built-in role can’t be deleted.">
        {/* Disabled, and still to be reached, so that everybody learns why. */}
        <Button
          size="small"
          aria-label={`Delete ${role.name}: a built-in role can’t be deleted`}
          aria-disabled
          sx={{ color: 'text.disabled' }}
        >
          Delete
        </Button>
      </Tooltip>
    ) : (
      <DeleteButton
        question={{
          title: `Delete the role ${role.name}?`,
          text: 'A role that users hold stays until nobody holds it.',
          action: 'Delete',
          isGrave: true,
        }}
        done="Role deleted successfully!"
        failed="Error deleting role. Check console."
        onDone={() => {
          onDeleted(role);
        }}
        onFailed={tellConsole}
      />
    )}
  </Stack>
);
