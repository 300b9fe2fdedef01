import { Alert, Stack } from '@mui/material';
import { GoBackButton } from '../records/go-back-button.tsx';
import { RecordScreen } from '../records/record-screen.tsx';
import { DeleteButton } from '../saving/delete-button.tsx';
import type { Slider, SliderKind } from './slider-kind.ts';
import { SliderSection } from './slider-section.tsx';

export const SliderDelete = ({ kind }: { kind: SliderKind }) => (
  <RecordScreen<Slider>
    title={(slider) => (slider ? `Delete ${slider.name}` : `Delete ${kind.one}`)}
    failed={`This ${kind.one} can’t be shown.`}
  >
    {(slider) => (
      <>
        <Alert severity="warning">The slider leaves the shop’s pages at once, and can’t be brought back.</Alert>
        <Stack direction="row" sx={{ gap: 1 }}>
          <DeleteButton
            question={{
              title: `Delete ${slider.name}?`,
              text: `This ${kind.one} is gone for good, with its ${kind.medium}.`,
              action: 'Delete',
              isGrave: true,
            }}
            label={`Delete ${kind.one}`}
            done={`${kind.word} deleted successfully!`}
            failed={`Failed to delete ${kind.word}.`}
            to="list"
          />
          <GoBackButton home={`/${kind.resource}`} />
        </Stack>
        <SliderSection kind={kind} slider={slider} />
      </>
    )}
  </RecordScreen>
);
