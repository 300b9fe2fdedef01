import { Link } from 'react-router-dom';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { useLookup } from '../features/lookups/use-lookup.ts';
import { CategoryProducts } from '../features/products/category-products.tsx';
import { LatestArrivals } from '../features/products/latest-arrivals.tsx';
import { ImageSlider } from '../features/shop-front/image-slider.tsx';
import { useSettings } from '../features/shop-front/use-settings.ts';

export default function HomePage() {
  const shopName = useSettings().data?.shopName;
  const { data: categories, error, mutate } = useLookup('categories');
  return (
    <>
      <ImageSlider>
        <div>
          <PageTitle name={shopName ?? 'Children’s clothes in Ghana'}>Bright clothes for little ones</PageTitle>
          <p>Rompers, dresses, tops and more from shops all over Ghana.</p>
        </div>
        <Link className="button button--gold" to="/customer/browse">
          See all clothes
        </Link>
      </ImageSlider>
      <div className="page">
        <nav className="chips" aria-label="Categories">
          {categories === undefined && !error && <Skeleton shape="line" />}
          {categories?.map(({ id, name }) => (
            <Link key={id} className="chip" to={`/customer/browse?category=${id}`}>
              {name}
            </Link>
          ))}
        </nav>
        <LatestArrivals />
        {error && !categories && (
          <LoadFailure says="The categories could not be loaded." onRetry={() => void mutate()} />
        )}
        {categories?.map((category) => (
          <CategoryProducts key={category.id} category={category} />
        ))}
      </div>
    </>
  );
}
