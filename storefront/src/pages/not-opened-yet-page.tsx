import { Link } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { PageTitle } from '../components/page-title.tsx';

/** Stands in an area whose panel is not part of this shop. */
export default function NotOpenedYetPage() {
  return (
    <div className="page">
      <PageTitle>Not open</PageTitle>
      <EmptyState stamp="knot" says="This part of the shop has not opened yet.">
        <Link className="button" to="/">
          To the front page
        </Link>
      </EmptyState>
    </div>
  );
}
