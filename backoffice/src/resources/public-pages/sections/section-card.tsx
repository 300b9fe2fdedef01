import { Button, Stack, Typography } from '@mui/material';
import type { PageSection } from '@shop/contracts/rest/public-pages';
import { useState } from 'react';
import { Section } from '../../../components/records/section.tsx';
import { VisibilityChips } from '../visibility-chips.tsx';
import { DeleteSection } from './delete-section.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionImages } from './section-images.tsx';

/** One section of a page: as it is, or its form while it is edited; its images always. */
export function SectionCard({ pageId, section }: { pageId: number; section: PageSection }) {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <Section title={section.title} subheader={<VisibilityChips {...section} />}>
      <Stack spacing={2}>
        {isEdited ? (
          <SectionForm
            pageId={pageId}
            section={section}
            onDone={() => {
              setIsEdited(false);
            }}
          />
        ) : (
          <>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {section.description ?? 'No description.'}
            </Typography>
            <Stack direction="row" spacing={1}>
              <Button
                variant="outlined"
                size="small"
                aria-label={`Edit ${section.title}`}
                onClick={() => {
                  setIsEdited(true);
                }}
              >
                Edit
              </Button>
              <DeleteSection section={section} />
            </Stack>
          </>
        )}
        <SectionImages pageId={pageId} section={section} />
      </Stack>
    </Section>
  );
}
