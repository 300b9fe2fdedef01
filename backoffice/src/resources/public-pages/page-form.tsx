import { Button, Stack } from '@mui/material';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { GoBackButton } from '../../components/records/go-back-button.tsx';
import { UnsavedWarning } from '../../components/saving/unsaved-warning.tsx';
import { PageInputs } from './page-inputs.tsx';
import { useSavePage } from './use-save-page.ts';
import { UNLESS_SAID } from './visibility-inputs.tsx';

interface PageFormProps {
  page?: PublicPage;
  onSaved: () => void;
}

const NEW_PAGE = { ...UNLESS_SAID, slug: null };

/** A new page, or the given one. */
export const PageForm = ({ page, onSaved }: PageFormProps) => (
  <Form record={page ?? NEW_PAGE} onSubmit={useSavePage(page, onSaved)} noValidate>
    <PageInputs />
    <UnsavedWarning />
    <Buttons isNew={page === undefined} />
  </Form>
);

function Buttons({ isNew }: { isNew: boolean }) {
  const { isSubmitting } = useFormState();
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ minHeight: 44 }}>
        {isSubmitting ? 'Saving...' : isNew ? 'Add page' : 'Update page'}
      </Button>
      {!isNew && <GoBackButton home="/public-pages" />}
    </Stack>
  );
}
