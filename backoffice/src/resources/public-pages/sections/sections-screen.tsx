import { Button, Stack } from '@mui/material';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RecordScreen } from '../../../components/records/record-screen.tsx';
import { Section } from '../../../components/records/section.tsx';
import { TwoColumns } from '../../../components/records/two-columns.tsx';
import { UnsavedForms } from '../../../components/saving/unsaved-forms.tsx';
import { PageNav } from '../page-nav.tsx';
import { PreviewButton } from '../preview-button.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionList } from './section-list.tsx';

/** The sections of one page. */
export default function SectionsScreen() {
  const [added, setAdded] = useState(0);
  return (
    <RecordScreen<PublicPage>
      title={(page) => (page ? `Sections of ${page.title}` : 'Sections')}
      failed="The sections of this page can’t be shown."
    >
      {(page) => (
        <UnsavedForms>
          <PageNav current={page.id} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <PreviewButton slug={page.slug} />
            <Button component={Link} to={`/public-pages/${page.id}`}>
              Edit page
            </Button>
            <Button component={Link} to="/public-pages">
              All pages
            </Button>
          </Stack>
          <TwoColumns
            aside={
              <Section title="Add section">
                {/* Another form for each section, so that nothing of the one before is left in it. */}
                <SectionForm
                  key={`${page.id} ${added}`}
                  pageId={page.id}
                  onDone={() => {
                    setAdded(added + 1);
                  }}
                />
              </Section>
            }
          >
            <SectionList pageId={page.id} />
          </TwoColumns>
        </UnsavedForms>
      )}
    </RecordScreen>
  );
}
