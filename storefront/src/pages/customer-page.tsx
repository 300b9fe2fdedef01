import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CardIcon, CartIcon, DressIcon, ParcelIcon, PersonIcon, PinIcon } from '../components/icons.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { useCart } from '../features/cart/use-cart.ts';
import { pieceCount } from '../features/cart/wished-cart.ts';
import { OrderList } from '../features/orders/order-list.tsx';
import { useMyOrders } from '../features/orders/use-my-orders.ts';
import { useProfile } from '../features/profile/use-profile.ts';

const NEWEST = 3;

const waiting = (pieces: number) =>
  pieces === 0 ? 'Nothing in it yet' : `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} waiting`;

export default function CustomerPage() {
  const { cart } = useCart();
  const { profile } = useProfile();
  const { data, error, mutate } = useMyOrders('', 1, NEWEST);
  return (
    <div className="page">
      <PageTitle name="My account">{profile ? `Akwaaba, ${profile.name}` : 'My account'}</PageTitle>
      <ul className="tiles">
        <Tile to="/customer/browse" icon={<DressIcon />} label="Browse" says="Find something nice" />
        <Tile
          to="/customer/cart"
          icon={<CartIcon />}
          label="Cart"
          says={cart ? waiting(pieceCount(cart)) : 'What you have chosen'}
        />
        <Tile to="/customer/track" icon={<ParcelIcon />} label="Track order" says="See where a parcel is" />
        <Tile to="/customer/myaddress" icon={<PinIcon />} label="Add Address" says="Where we bring your orders" />
        <Tile to="/customer/mypayments" icon={<CardIcon />} label="Payments" says="What you have paid" />
        <Tile to="/customer/settings" icon={<PersonIcon />} label="Settings" says="Your name, phone and password" />
      </ul>
      <section aria-labelledby="newest-orders">
        <div className="section-head">
          <h2 id="newest-orders">Newest orders</h2>
          <Link to="/customer/orders">See all</Link>
        </div>
        <OrderList orders={data?.rows} failure={error} hasNone={data?.total === 0} onRetry={() => void mutate()} />
      </section>
    </div>
  );
}

interface TileProps {
  to: string;
  icon: ReactNode;
  label: string;
  says: string;
}

function Tile({ to, icon, label, says }: TileProps) {
  return (
    <li>
      <Link className="tile" to={to}>
        {icon}
        <strong>{label}</strong>
        <span className="note">{says}</span>
      </Link>
    </li>
  );
}
