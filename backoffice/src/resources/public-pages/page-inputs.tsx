import { Stack } from '@mui/material';
import { newPageSchema } from '@shop/contracts/rest/public-pages';
import { TextInput } from 'react-admin';
import { ruleOf } from '../../components/forms/rule-of.ts';
import { VisibilityInputs } from './visibility-inputs.tsx';

const slug = ruleOf(newPageSchema.shape.slug);
const title = ruleOf(newPageSchema.shape.title);

/** What a page is called, where it stands, and where it is shown. */
export const PageInputs = () => (
  <Stack spacing={1}>
    <TextInput fullWidth source="slug" label="Slug" validate={slug} helperText="The page stands at /pages/ and this." />
    <TextInput fullWidth source="title" label="Title" validate={title} />
    <TextInput fullWidth source="description" label="Description" multiline minRows={2} />
    <VisibilityInputs />
  </Stack>
);
