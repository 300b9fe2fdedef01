import { Link } from 'react-router-dom';
import { PageTitle } from '../components/page-title.tsx';
import { useSettings } from '../features/shop-front/use-settings.ts';

export default function AboutPage() {
  const shopName = useSettings().data?.shopName ?? 'This shop';
  return (
    <article className="page page--text">
      <PageTitle>About us</PageTitle>
      <p className="lead">
        {shopName} brings the children’s clothing shops of Ghana to one place: look, choose, pay, and follow your parcel
        to your door.
      </p>
      <h2>For families</h2>
      <p>
        Find clothes by category, put them in your cart and pay in Ghana cedis, by mobile money or card. Every order can
        be followed step by step, from the vendor who packs it to the agent who brings it.
      </p>
      <h2>For vendors</h2>
      <p>
        Each vendor keeps its own products, prices and stock, and is paid for what it sells.{' '}
        <Link to="/companies">See the companies</Link> that sell here.
      </p>
      <h2>For delivery agents</h2>
      <p>
        Agents bring orders from the shops to the families. <Link to="/register">Register</Link> to join them.
      </p>
    </article>
  );
}
