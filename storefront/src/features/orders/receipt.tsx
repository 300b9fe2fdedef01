import type { Order } from '@shop/contracts/rest/orders';
import { paidWords, placeWords } from './paid-words.ts';

/** That the money came, what for, and where the parcel goes. */
export function Receipt({ order }: { order: Order }) {
  const facts = [
    ['Order', order.number],
    ['Paid', paidWords(order)],
    ['Goes to', placeWords(order)],
  ].filter(([, fact]) => fact);
  return (
    <dl className="receipt">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
