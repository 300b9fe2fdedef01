import { TextInput } from 'react-admin';
import { FormGrid } from '../forms/form-grid.tsx';
import { requiredText } from '../forms/required-text.ts';
import { Section } from '../records/section.tsx';
import { TwoColumns } from '../records/two-columns.tsx';
import { SliderFileInput } from './slider-file-input.tsx';
import type { Slider, SliderKind } from './slider-kind.ts';

const category = requiredText('Category is required.');
const name = requiredText('Slide Name is required.');

/** What is said of a slider, and what it shows. */
export const SliderInputs = ({ kind, slider }: { kind: SliderKind; slider?: Slider }) => (
  <TwoColumns
    aside={
      <Section title={kind.medium === 'image' ? 'Image' : 'Video'}>
        <SliderFileInput kind={kind} {...(slider ? { slider } : {})} />
      </Section>
    }
  >
    <Section title="Words">
      <FormGrid>
        <TextInput source="category" label="Category" validate={category} />
        <TextInput source="name" label="Slide Name" validate={name} />
      </FormGrid>
      <TextInput fullWidth source="shortDescription" label="Short description" />
      <TextInput fullWidth source="longDescription" label="Long description" multiline minRows={3} />
    </Section>
  </TwoColumns>
);
