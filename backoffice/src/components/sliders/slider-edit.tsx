import { SectionedForm } from '../forms/sectioned-form.tsx';
import { RecordScreen } from '../records/record-screen.tsx';
import { SliderInputs } from './slider-inputs.tsx';
import type { Slider, SliderKind } from './slider-kind.ts';
import { useSaveSlider } from './use-save-slider.ts';

export const SliderEdit = ({ kind }: { kind: SliderKind }) => (
  <RecordScreen<Slider>
    title={(slider) => (slider ? `Edit ${slider.name}` : `Edit ${kind.one}`)}
    failed={`This ${kind.one} can’t be shown.`}
  >
    {(slider) => <SliderForm key={slider.id} kind={kind} slider={slider} />}
  </RecordScreen>
);

const SliderForm = ({ kind, slider }: { kind: SliderKind; slider: Slider }) => (
  <SectionedForm
    record={slider}
    save={useSaveSlider(kind, slider)}
    label={`Update ${kind.one}`}
    home={`/${kind.resource}`}
  >
    <SliderInputs kind={kind} slider={slider} />
  </SectionedForm>
);
