import { Link } from 'react-router-dom';
import { browseParamsOf, type BrowseQuery } from './browse-query.ts';

interface CategoryLinksProps {
  query: BrowseQuery;
  /** Undefined while they are on their way. */
  categories: readonly { id: number; name: string }[] | undefined;
}

const AWAITED = 4;

/** The categories as links: beside the clothes on a wide screen, in one row above them on a phone. */
export function CategoryLinks({ query, categories }: CategoryLinksProps) {
  const link = (categoryId: number | null, name: string) => (
    <li key={categoryId}>
      <Link
        className="chip"
        aria-current={query.categoryId === categoryId}
        to={{ search: browseParamsOf({ ...query, categoryId, page: 1 }).toString() }}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <nav className="category-links" aria-label="Categories">
      <h2>Categories</h2>
      <ul>
        {link(null, 'All clothes')}
        {categories?.map(({ id, name }) => link(id, name)) ??
          Array.from({ length: AWAITED }, (_, place) => <li key={place} className="chip skeleton" />)}
      </ul>
    </nav>
  );
}
