import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Motif, type Stamp } from '../components/motifs.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { useSettings } from '../features/shop-front/use-settings.ts';

export default function AboutPage() {
  const shopName = useSettings().data?.shopName ?? 'This shop';
  return (
    <article className="page about">
      <PageTitle>About us</PageTitle>
      <p className="lead">
        {shopName} brings the children’s clothing shops of Ghana to one place: look, choose, pay, and follow your parcel
        to your door.
      </p>
      <div className="about__people">
        <Part stamp="house" title="For families">
          Find clothes by category, put them in your cart and pay in Ghana cedis, by mobile money or card. Every order
          can be followed step by step, from the vendor who packs it to the agent who brings it.
        </Part>
        <Part stamp="shop" title="For vendors">
          Each vendor keeps its own products, prices and stock, and is paid for what it sells.{' '}
          <Link to="/companies">See the companies</Link> that sell here.
        </Part>
        <Part stamp="parcel" title="For delivery agents">
          Agents bring orders from the shops to the families. <Link to="/register">Register</Link> to join them.
        </Part>
      </div>
    </article>
  );
}

function Part({ stamp, title, children }: { stamp: Stamp; title: string; children: ReactNode }) {
  return (
    <section className="about__part">
      <Motif stamp={stamp} />
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}
