import { Stack, Typography } from '@mui/material';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { Section } from '../../components/records/section.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { PageForm } from './page-form.tsx';
import { PageLinks } from './page-links.tsx';
import { PageNav } from './page-nav.tsx';
import { VisibilityChips } from './visibility-chips.tsx';

const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no');
const columns = [
  { heading: 'Title', value: ({ title }: PublicPage) => title },
  { heading: 'Slug', value: ({ slug }: PublicPage) => slug },
  { heading: 'Description', value: ({ description }: PublicPage) => description },
  { heading: 'Visible', value: ({ isVisible }: PublicPage) => yesOrNo(isVisible) },
  { heading: 'In header', value: ({ showInHeader }: PublicPage) => yesOrNo(showInHeader) },
  { heading: 'In footer', value: ({ showInFooter }: PublicPage) => yesOrNo(showInFooter) },
];
const filters = [listSearch('Search by slug or title')];

/** The pages that admins make, and the form of a new one. */
export default function PageList() {
  const [made, setMade] = useState(0);
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <PageNav />
      <TwoColumns
        aside={
          <Section title="Add page">
            {/* Another form for each page, so that nothing of the one before is left in it. */}
            <PageForm
              key={made}
              onSaved={() => {
                setMade(made + 1);
              }}
            />
          </Section>
        }
      >
        <ResourceList<PublicPage>
          empty="No pages found."
          sort={{ field: 'id', order: 'DESC' }}
          filters={filters}
          exporting={{ name: 'pages', columns }}
          rowClick="edit"
          onPhone={
            <PhoneCards<PublicPage>>
              {(page) => (
                <Stack spacing={0.5}>
                  <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{page.title}</Typography>
                  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    /pages/{page.slug}
                  </Typography>
                  <VisibilityChips {...page} />
                  <PageLinks page={page} />
                </Stack>
              )}
            </PhoneCards>
          }
        >
          <DataTable.Col source="title" />
          <DataTable.Col source="slug" />
          <DataTable.Col<PublicPage> label="Shown" render={(page) => <VisibilityChips {...page} />} />
          <DataTable.Col<PublicPage> label="Actions" render={(page) => <PageLinks page={page} />} />
        </ResourceList>
      </TwoColumns>
    </Stack>
  );
}
