import { Button, Stack } from '@mui/material';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { Link } from 'react-router-dom';
import { RecordLinks } from '../../components/lists/record-links.tsx';
import { DeletePage } from './delete-page.tsx';

/** What can be done with a page of the list around it. */
export const PageLinks = ({ page }: { page: PublicPage }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
    <RecordLinks of={page.title} screens={['Edit']} />
    <Button
      component={Link}
      to={`/public-pages/${page.id}/origins`}
      size="small"
      aria-label={`Manage Sections of ${page.title}`}
      onClick={(event) => {
        // The row behind it would open.
        event.stopPropagation();
      }}
    >
      Manage Sections
    </Button>
    <DeletePage page={page} />
  </Stack>
);
