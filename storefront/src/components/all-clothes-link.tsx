import { Link } from 'react-router-dom';

/** The way on from where nothing was bought yet. */
export function AllClothesLink() {
  return (
    <Link className="button button--quiet" to="/customer/browse">
      See all clothes
    </Link>
  );
}
