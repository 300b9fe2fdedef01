import type { Product } from '@shop/contracts/rest/products';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  /** On a wide screen; a phone shows two. */
  columns: 4 | 5;
  /** Undefined while they are on their way. */
  products: readonly Product[] | undefined;
  /** How many are awaited. */
  expected: number;
  /** True where the page has told already that clothes are on their way. */
  isSilent?: boolean;
}

export function ProductGrid({ columns, products, expected, isSilent = false }: ProductGridProps) {
  if (products === undefined) {
    return (
      <div className={`product-grid product-grid--${columns}`}>
        {!isSilent && <Loading what="clothes" />}
        {Array.from({ length: expected }, (_, place) => (
          <div key={place} className="product-card">
            <Skeleton shape="picture" />
            <Skeleton count={2} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={`product-grid product-grid--${columns}`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
