import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { DeleteButton } from '../../components/saving/delete-button.tsx';

/** Takes a page away once that is confirmed. */
export const DeletePage = ({ page }: { page: PublicPage }) => (
  <DeleteButton
    question={{
      title: `Delete ${page.title}?`,
      text: 'The page is gone for good, with its sections and their images.',
      action: 'Delete',
      isGrave: true,
    }}
    done="Page deleted successfully!"
    failed="Failed to delete the page."
    to="list"
  />
);
