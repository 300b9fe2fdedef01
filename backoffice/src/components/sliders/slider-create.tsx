import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { SectionedForm } from '../forms/sectioned-form.tsx';
import { SliderInputs } from './slider-inputs.tsx';
import type { SliderKind } from './slider-kind.ts';
import { useSaveSlider } from './use-save-slider.ts';

export const SliderCreate = ({ kind }: { kind: SliderKind }) => (
  <>
    <Title title={`Add ${kind.one}`} preferenceKey={false} />
    <Box sx={{ mt: 2 }}>
      <SectionedForm save={useSaveSlider(kind)} label={`Create ${kind.one}`} home={`/${kind.resource}`}>
        <SliderInputs kind={kind} />
      </SectionedForm>
    </Box>
  </>
);
