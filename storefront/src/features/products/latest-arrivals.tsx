import { Link } from 'react-router-dom';
import { LoadFailure } from '../../components/load-failure.tsx';
import { MOST_LATEST } from './latest.ts';
import { ProductGrid } from './product-grid.tsx';
import { useLatestArrivals } from './use-latest-arrivals.ts';

export function LatestArrivals() {
  const { data: latest, error, mutate } = useLatestArrivals();
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">Latest arrivals</h2>
      {error && !latest ? (
        <LoadFailure says="The latest arrivals could not be loaded." onRetry={() => void mutate()} />
      ) : latest?.length === 0 ? (
        <p>
          Nothing new in the last two weeks. <Link to="/customer/browse">See all clothes</Link>
        </p>
      ) : (
        <ProductGrid columns={5} products={latest} expected={MOST_LATEST} />
      )}
    </section>
  );
}
