import { formatTime } from '@shop/browser/dates';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { StatusChip } from '../../components/fields/status-chip.tsx';
import { AddressLines } from '../../components/orders/address-lines.tsx';
import { OrderLink } from '../../components/orders/order-link.tsx';
import { Fact, Facts } from '../../components/records/facts.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { AgentSection } from './agent-section.tsx';

const titleOf = (delivery: Delivery | undefined) => (delivery ? `Delivery of ${delivery.order.number}` : 'Delivery');

/** What is carried, to whom, and by whom. */
export default function DeliveryShow() {
  return (
    <RecordScreen<Delivery> title={titleOf} failed="This delivery can’t be shown.">
      {(delivery) => (
        <>
          <TwoColumns aside={<AgentSection key={delivery.id} delivery={delivery} />}>
            <Section title={`Delivery no. ${delivery.id}`} action={<StatusChip status={delivery.status} />}>
              <Facts>
                <Fact label="Order">
                  <OrderLink order={delivery.order} />
                </Fact>
                <Fact label="Placed">{formatTime(delivery.order.placedAt)}</Fact>
                <Fact label="Assigned">{formatTime(delivery.assignedAt)}</Fact>
                <Fact label="Delivered">{formatTime(delivery.deliveredAt)}</Fact>
                <Fact label="Customer">{delivery.order.customer.name}</Fact>
                <Fact label="Phone">
                  <PhoneField source="order.customer.phone" />
                </Fact>
                <Fact label="Location">
                  {delivery.order.address ? <AddressLines address={delivery.order.address} /> : 'No address.'}
                </Fact>
              </Facts>
            </Section>
          </TwoColumns>
          <AuditTrail />
        </>
      )}
    </RecordScreen>
  );
}
