import { Link } from 'react-router-dom';
import { PageTitle } from '../components/page-title.tsx';
import { DeliveryCounts } from '../features/deliveries/delivery-counts.tsx';
import { OpenDeliveries } from '../features/deliveries/open-deliveries.tsx';

export default function DeliveryDashboardPage() {
  return (
    <div className="page">
      <PageTitle>Dashboard</PageTitle>
      <p className="lead">View your assigned deliveries and track your delivery progress.</p>
      <DeliveryCounts />
      <section aria-labelledby="next">
        <div className="section-head">
          <h2 id="next">Next</h2>
          <Link to="/delivery/deliveries">See all</Link>
        </div>
        <OpenDeliveries most={1} />
      </section>
    </div>
  );
}
