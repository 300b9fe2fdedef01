import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { AuditTrail } from '../audit-trail.tsx';
import { GoBackButton } from '../records/go-back-button.tsx';
import { RecordScreen } from '../records/record-screen.tsx';
import type { Slider, SliderKind } from './slider-kind.ts';
import { SliderSection } from './slider-section.tsx';

export const SliderShow = ({ kind }: { kind: SliderKind }) => (
  <RecordScreen<Slider> title={(slider) => slider?.name ?? kind.many} failed={`This ${kind.one} can’t be shown.`}>
    {(slider) => (
      <>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button component={Link} to={`/${kind.resource}/${slider.id}`} variant="contained">
            Edit
          </Button>
          <Button component={Link} to={`/${kind.resource}/${slider.id}/delete`} color="error">
            Delete
          </Button>
          <GoBackButton home={`/${kind.resource}`} />
        </Stack>
        <SliderSection kind={kind} slider={slider} />
        <AuditTrail />
      </>
    )}
  </RecordScreen>
);
