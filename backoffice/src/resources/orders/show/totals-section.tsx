import { Divider } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { Fact, Facts } from '../../../components/records/facts.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useShop } from '../../../data/shop.tsx';

/** What it cost as placed. A vendor's own lines carry no shipping. */
export function TotalsSection({
  items,
  shippingFee,
  totalAmount,
}: Pick<Order, 'items' | 'shippingFee' | 'totalAmount'>) {
  const { area } = useShop();
  const lines = items.reduce((pesewas, { lineTotal }) => pesewas + Math.round(lineTotal * 100), 0) / 100;
  return (
    <Section title="Totals">
      <Facts>
        <Fact label="Items">{formatGhs(lines)}</Fact>
        {area === 'admin' && <Fact label="Shipping">{formatGhs(shippingFee)}</Fact>}
      </Facts>
      <Divider sx={{ my: 1 }} />
      <Facts>
        <Fact label="Total">
          <strong>{formatGhs(totalAmount)}</strong>
        </Fact>
      </Facts>
    </Section>
  );
}
