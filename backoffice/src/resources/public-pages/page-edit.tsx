import { Button, Stack } from '@mui/material';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { useRedirect } from 'react-admin';
import { Link } from 'react-router-dom';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { DeletePage } from './delete-page.tsx';
import { PageForm } from './page-form.tsx';
import { PreviewButton } from './preview-button.tsx';

export default function PageEdit() {
  const redirect = useRedirect();
  const toList = () => {
    redirect('list', 'public-pages');
  };
  return (
    <RecordScreen<PublicPage>
      title={(page) => (page ? `Edit ${page.title}` : 'Edit page')}
      failed="This page can’t be shown."
    >
      {(page) => (
        <>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button component={Link} to={`/public-pages/${page.id}/origins`} variant="outlined">
              Manage Sections
            </Button>
            <PreviewButton slug={page.slug} />
            <DeletePage page={page} />
          </Stack>
          <TwoColumns aside={<AuditTrail />}>
            <Section title="Page">
              <PageForm key={page.id} page={page} onSaved={toList} />
            </Section>
          </TwoColumns>
        </>
      )}
    </RecordScreen>
  );
}
