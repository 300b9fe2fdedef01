import { Link } from 'react-router-dom';
import { GarmentDrawing } from './garment-drawing.tsx';

const AWAITED = 4;

/** The shop's shelves: a tile for each category. Undefined while they are on their way. */
export function CategoryTiles({ categories }: { categories: readonly { id: number; name: string }[] | undefined }) {
  if (categories?.length === 0) return null;
  return (
    <nav className="category-tiles" aria-label="Categories">
      {categories === undefined
        ? Array.from({ length: AWAITED }, (_, place) => <span key={place} className="category-tile skeleton" />)
        : categories.map(({ id, name }) => (
            <Link key={id} className="category-tile" to={`/customer/browse?category=${id}`}>
              <span>{name}</span>
              <GarmentDrawing category={name} />
            </Link>
          ))}
    </nav>
  );
}
