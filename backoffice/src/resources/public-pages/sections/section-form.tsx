import { Button, Stack } from '@mui/material';
import { newSectionSchema, type PageSection } from '@shop/contracts/rest/public-pages';
import { Form, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ruleOf } from '../../../components/forms/rule-of.ts';
import { UnsavedForm } from '../../../components/saving/unsaved-forms.tsx';
import { UNLESS_SAID, VisibilityInputs } from '../visibility-inputs.tsx';
import { useSaveSection } from './use-save-section.ts';

const title = ruleOf(newSectionSchema.shape.title);

interface SectionFormProps {
  pageId: number;
  section?: PageSection;
  /** Once it is saved or given up. */
  onDone: () => void;
}

/** A new section of a page, or the given one. */
export const SectionForm = ({ pageId, section, onDone }: SectionFormProps) => (
  <Form record={section ?? UNLESS_SAID} onSubmit={useSaveSection(pageId, section, onDone)} noValidate>
    <TextInput fullWidth source="title" label="Title" validate={title} />
    <TextInput fullWidth source="description" label="Description" multiline minRows={3} />
    <VisibilityInputs />
    <UnsavedForm />
    <Buttons isNew={section === undefined} onCancel={onDone} />
  </Form>
);

function Buttons({ isNew, onCancel }: { isNew: boolean; onCancel: () => void }) {
  const { isSubmitting } = useFormState();
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ minHeight: 44 }}>
        {isSubmitting ? 'Saving...' : isNew ? 'Add section' : 'Update section'}
      </Button>
      {!isNew && (
        <Button onClick={onCancel} sx={{ minHeight: 44 }}>
          Cancel
        </Button>
      )}
    </Stack>
  );
}
