import { Link } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { PageTitle } from '../components/page-title.tsx';

export default function NotFoundPage() {
  return (
    <div className="page">
      <PageTitle>Page not found</PageTitle>
      <EmptyState stamp="sock" says="There is nothing at this address. It may have moved, or been sold.">
        <Link className="button" to="/">
          To the front page
        </Link>
      </EmptyState>
    </div>
  );
}
