import { formatGhs } from '@shop/contracts/cedis';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { GarmentDrawing } from '../features/products/garment-drawing.tsx';
import { useSettings } from '../features/shop-front/use-settings.ts';

export default function PricingPage() {
  const { data: settings, error, mutate } = useSettings();
  return (
    <div className="page">
      <PageTitle>Pricing</PageTitle>
      <p className="lead">What things cost here, to begin with. Every price you see is what you pay.</p>
      {error && !settings && <LoadFailure says="The prices could not be loaded." onRetry={() => void mutate()} />}
      {!settings && !error && (
        <>
          <Loading what="the prices" />
          <Skeleton shape="row" count={4} />
        </>
      )}
      <ul className="price-lines">
        {settings?.pricing.map(({ label, from }) => (
          <li key={label} className="price-line">
            <GarmentDrawing category={label} />
            <span>{label}</span>
            <span>
              from <strong>{formatGhs(from)}</strong>
            </span>
          </li>
        ))}
      </ul>
      <Link className="button" to="/customer/browse">
        See all clothes
      </Link>
    </div>
  );
}
