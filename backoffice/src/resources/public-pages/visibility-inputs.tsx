import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';

/** Where a page or a section is shown. */
export const VisibilityInputs = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    <BooleanInput source="showInHeader" label="Show in header" helperText={false} />
    <BooleanInput source="showInFooter" label="Show in footer" helperText={false} />
    <BooleanInput source="isVisible" label="Visible" helperText={false} />
  </Box>
);

/** What a new page or section begins with. */
export const UNLESS_SAID = {
  title: null,
  description: null,
  showInHeader: false,
  showInFooter: false,
  isVisible: true,
};
