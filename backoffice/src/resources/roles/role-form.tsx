import { Box, Button, Stack } from '@mui/material';
import type { RoleRecord } from '@shop/contracts/rest/roles';
import { useEffect } from 'react';
import { Form, TextInput } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { requiredText } from '../../components/forms/required-text.ts';
import { Section } from '../../components/records/section.tsx';
import { UnsavedWarning } from '../../components/saving/unsaved-warning.tsx';
import { isBuiltIn } from './is-built-in.ts';
import { useSaveRole } from './use-save-role.ts';

const nameRule = requiredText('Role name is required');
const EMPTY = { name: null, description: null };

interface RoleFormProps {
  edited: RoleRecord | null;
  /** Once it is saved or given up. */
  onDone: () => void;
}

/** A new role, or the one that is edited. */
export function RoleForm({ edited, onDone }: RoleFormProps) {
  const save = useSaveRole(edited, onDone);
  const keepsName = edited !== null && isBuiltIn(edited);
  return (
    <Section
      title={edited ? `Edit ${edited.name}` : 'Add role'}
      subheader={edited ? undefined : 'A role that you make is a mark alone: it gives no rights by itself.'}
    >
      <Form record={edited ?? EMPTY} onSubmit={save} noValidate>
        <Box
          sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '18rem 1fr auto' } }}
        >
          <TextInput
            source="name"
            label="Name"
            validate={nameRule}
            readOnly={keepsName}
            helperText={keepsName ? 'A built-in role keeps its name.' : undefined}
          />
          <TextInput source="description" label="Description" />
          <Buttons isEdit={edited !== null} onCancel={onDone} />
        </Box>
        <UnsavedWarning />
        {edited && <FocusOn field={keepsName ? 'description' : 'name'} />}
      </Form>
    </Section>
  );
}

interface ButtonsProps {
  isEdit: boolean;
  onCancel: () => void;
}

function Buttons({ isEdit, onCancel }: ButtonsProps) {
  const { isSubmitting } = useFormState();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mt: 1 }}>
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ minHeight: 44 }}>
        {isSubmitting ? 'Saving...' : isEdit ? 'Update role' : 'Add role'}
      </Button>
      {isEdit && (
        <Button onClick={onCancel} sx={{ minHeight: 44 }}>
          Cancel
        </Button>
      )}
    </Stack>
  );
}

/** Who has pressed Edit in the table goes on in the form. */
function FocusOn({ field }: { field: string }) {
  const { setFocus } = useFormContext();
  useEffect(() => {
    setFocus(field);
  }, [setFocus, field]);
  return null;
}
