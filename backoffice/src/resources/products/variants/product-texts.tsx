import { Stack } from '@mui/material';
import { TextInput } from 'react-admin';
import { Section } from '../../../components/records/section.tsx';

/** What a product is called and how it is described. */
export const ProductTexts = () => (
  <Section title="Product">
    <Stack spacing={2} sx={{ pt: 1 }}>
      <TextInput source="name" label="Name" isRequired fullWidth helperText={false} />
      <TextInput source="description" label="Short description" multiline minRows={2} fullWidth helperText={false} />
      <TextInput source="longDescription" label="Long description" multiline minRows={3} fullWidth helperText={false} />
    </Stack>
  </Section>
);
