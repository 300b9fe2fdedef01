import type { PageSection } from '@shop/contracts/rest/public-pages';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { DeleteButton } from '../../../components/saving/delete-button.tsx';

/** Takes a section out of its page once that is confirmed. */
export const DeleteSection = ({ section }: { section: PageSection }) => (
  <ResourceContextProvider value="public-pages/origins">
    <RecordContextProvider value={section}>
      <DeleteButton
        question={{
          title: `Delete ${section.title}?`,
          text: 'The section is gone for good, with its images.',
          action: 'Delete',
          isGrave: true,
        }}
        done="Section deleted successfully!"
        failed="Failed to delete the section."
      />
    </RecordContextProvider>
  </ResourceContextProvider>
);
