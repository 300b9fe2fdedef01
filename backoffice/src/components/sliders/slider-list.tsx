import { Stack, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { AddLink } from '../lists/add-link.tsx';
import { listSearch } from '../lists/list-search.tsx';
import { PhoneCards } from '../lists/phone-cards.tsx';
import { RecordLinks } from '../lists/record-links.tsx';
import { ResourceList } from '../lists/resource-list.tsx';
import { mediaUrlOf, type Slider, type SliderKind } from './slider-kind.ts';
import { SliderThumbnail } from './slider-thumbnail.tsx';

const filters = [listSearch('Search by name or category')];

const columns = [
  { heading: 'Category', value: ({ category }: Slider) => category },
  { heading: 'Slide Name', value: ({ name }: Slider) => name },
  { heading: 'Short description', value: ({ shortDescription }: Slider) => shortDescription },
  { heading: 'Long description', value: ({ longDescription }: Slider) => longDescription },
  { heading: 'Address', value: mediaUrlOf },
];

const Links = ({ slider }: { slider: Slider }) => <RecordLinks of={slider.name} screens={['View', 'Edit', 'Delete']} />;

/** All sliders of a kind, the newest first as everywhere in the shop. */
export const SliderList = ({ kind }: { kind: SliderKind }) => (
  <ResourceList<Slider>
    empty={`No ${kind.many.toLowerCase()} found.`}
    sort={{ field: 'id', order: 'DESC' }}
    filters={filters}
    exporting={{ name: kind.resource, columns }}
    actions={<AddLink label={`+ Add ${kind.one}`} />}
    onPhone={
      <PhoneCards<Slider>>
        {(slider) => (
          <Stack direction="row" spacing={2}>
            <SliderThumbnail slider={slider} />
            <Stack sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{slider.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[slider.category, slider.shortDescription].filter(Boolean).join(' · ')}
              </Typography>
              <Links slider={slider} />
            </Stack>
          </Stack>
        )}
      </PhoneCards>
    }
  >
    <DataTable.Col<Slider>
      label={kind.medium === 'image' ? 'Image' : 'Video'}
      render={(slider) => <SliderThumbnail slider={slider} />}
    />
    <DataTable.Col source="category" />
    <DataTable.Col source="name" label="Slide Name" />
    <DataTable.Col source="shortDescription" label="Short description" disableSort />
    <DataTable.Col<Slider> label="Actions" render={(slider) => <Links slider={slider} />} />
  </ResourceList>
);
