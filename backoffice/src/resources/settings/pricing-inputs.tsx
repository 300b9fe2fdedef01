import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { ArrayInput, SimpleFormIterator, TextInput, useSimpleFormIterator } from 'react-admin';
import { PriceInput } from '../../components/forms/price-input.tsx';
import { requiredText } from '../../components/forms/required-text.ts';
import { Section } from '../../components/records/section.tsx';

const label = requiredText('Label is required.');

/** Their buttons are always in sight: neither a finger nor a keyboard hovers. */
const lines = {
  '& .RaSimpleFormIterator-line': { py: 1.5, borderBottom: 1, borderColor: 'divider' },
  '& .RaSimpleFormIterator-form': { gap: 2 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible', '& .MuiIconButton-root': { p: { xs: 1.5, sm: 0.75 } } },
};

/** The lines of the pricing page, in its order. */
export const PricingInputs = () => (
  <Section title="Pricing page" subheader="What clothes cost from, line by line">
    <ArrayInput source="pricing" label={false} helperText={false}>
      <SimpleFormIterator inline fullWidth disableClear sx={lines} addButton={<AddLine />}>
        <TextInput source="label" label="Label" validate={label} helperText={false} />
        <PriceInput source="from" label="From" isRequired helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  </Section>
);

function AddLine() {
  const { add } = useSimpleFormIterator();
  return (
    <Button
      startIcon={<AddIcon />}
      sx={{ minHeight: 44 }}
      onClick={() => {
        add();
      }}
    >
      Add a line
    </Button>
  );
}
