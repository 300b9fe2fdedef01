import { DeleteButton } from '../../components/saving/delete-button.tsx';

const question = {
  title: 'Delete this report?',
  text: 'It is gone for good; what it tells of stays as it is.',
  action: 'Delete',
  isGrave: true,
};

/** Deletes the report around it once that is confirmed. */
export const DeleteReport = () => (
  <DeleteButton
    question={question}
    done="Log report deleted successfully!"
    failed="Failed to delete the log report."
    to="list"
  />
);
