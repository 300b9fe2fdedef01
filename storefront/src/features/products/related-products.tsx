import type { Product } from '@shop/contracts/rest/products';
import { useInView } from '../../lib/use-in-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { useRelatedProducts } from './use-related-products.ts';

const SHOWN = 4;

/** More of the same category, read when it comes near. Where there is nothing more, or it fails, it takes no place. */
export function RelatedProducts({ product }: { product: Product }) {
  const [section, isNear] = useInView<HTMLElement>();
  const { data, error } = useRelatedProducts(product, SHOWN, isNear);
  if (product.categoryId === null || data?.length === 0 || (error && !data)) return null;
  return (
    <section ref={section} className="product__related" aria-labelledby="related">
      <h2 id="related">You may also like</h2>
      <ProductGrid columns={SHOWN} products={data} expected={SHOWN} />
    </section>
  );
}
