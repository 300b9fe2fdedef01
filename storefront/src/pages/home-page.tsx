import { Link } from 'react-router-dom';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { useLookup } from '../features/lookups/use-lookup.ts';
import { CategoryProducts } from '../features/products/category-products.tsx';
import { CategoryTiles } from '../features/products/category-tiles.tsx';
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
      <div className="page home">
        {(categories ?? !error) && <CategoryTiles categories={categories} />}
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
