import type { Order } from '@shop/contracts/rest/orders';
import { TickIcon } from '../../components/icons.tsx';
import { Receipt } from './receipt.tsx';

/** Greets a customer who comes from paying. */
export function ThankYou({ order }: { order: Order }) {
  return (
    <div className="banner banner--good" role="status">
      <h2>
        <TickIcon /> Thank you! Your order is paid.
      </h2>
      <Receipt order={order} />
      <p>The shop has been told. You see on this page how far your parcel is.</p>
    </div>
  );
}
