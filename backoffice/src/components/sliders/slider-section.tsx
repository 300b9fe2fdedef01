import { Fact, Facts } from '../records/facts.tsx';
import { Section } from '../records/section.tsx';
import { TwoColumns } from '../records/two-columns.tsx';
import type { Slider, SliderKind } from './slider-kind.ts';
import { SliderMedium } from './slider-medium.tsx';

/** Everything of one slider. */
export const SliderSection = ({ kind, slider }: { kind: SliderKind; slider: Slider }) => (
  <TwoColumns
    aside={
      <Section title="Words">
        <Facts>
          <Fact label="Category">{slider.category}</Fact>
          <Fact label="Slide Name">{slider.name}</Fact>
          <Fact label="Short description">{slider.shortDescription ?? '–'}</Fact>
          <Fact label="Long description">{slider.longDescription ?? '–'}</Fact>
        </Facts>
      </Section>
    }
  >
    <Section title={kind.medium === 'image' ? 'Image' : 'Video'}>
      <SliderMedium slider={slider} />
    </Section>
  </TwoColumns>
);
