import { pictures, videos } from '../media/media-kind.tsx';
import { MediaInput } from '../media/media-input.tsx';
import { Section } from '../records/section.tsx';
import { PlaceInputs } from './place-inputs.tsx';
import { ShopInputs } from './shop-inputs.tsx';

/** The form of a shop: what it tells of itself, where it stands, and what it shows. */
export const ShopSections = () => (
  <>
    <Section title="Shop">
      <ShopInputs />
    </Section>
    <Section title="Place" subheader="Agents find the shop by it when they pick up an order">
      <PlaceInputs />
    </Section>
    <Section title="Pictures" subheader="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each">
      <MediaInput source="images" kind={pictures} />
    </Section>
    <Section title="Videos" subheader="MP4 or WebM, up to 100 MB each">
      <MediaInput source="videos" kind={videos} />
    </Section>
  </>
);
