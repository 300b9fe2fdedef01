import { Title } from 'react-admin';
import { ShopNeeded } from '../../components/shop-needed.tsx';
import { ShopOverview } from './shop-overview.tsx';

/** Where a vendor begins: what waits, how it goes, and the two things done most. Charts stand under Analytics, so that this is light. */
export default function VendorDashboard() {
  return (
    <ShopNeeded title="Dashboard">
      <Title title="Dashboard" preferenceKey={false} />
      <ShopOverview />
    </ShopNeeded>
  );
}
