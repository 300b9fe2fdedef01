import { Link } from 'react-router-dom';
import { useInView } from '../../lib/use-in-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { useCategoryProducts } from './use-category-products.ts';

const COLUMNS = 4;

/** One row of a category, read when it comes near. A category without clothes, or one that fails, takes no place. */
export function CategoryProducts({ category: { id, name } }: { category: { id: number; name: string } }) {
  const [section, isNear] = useInView<HTMLElement>();
  const { data, error } = useCategoryProducts(id, COLUMNS, isNear);
  if (data?.rows.length === 0 || (error && !data)) return null;
  return (
    <section ref={section} aria-labelledby={`category-${id}`}>
      <div className="section-head">
        <h2 id={`category-${id}`}>{name}</h2>
        <Link to={`/customer/browse?category=${id}`} aria-label={`See all in ${name}`}>
          See all
        </Link>
      </div>
      <ProductGrid columns={COLUMNS} products={data?.rows} expected={COLUMNS} isSilent />
    </section>
  );
}
