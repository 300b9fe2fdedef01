import type { Delivery } from '@shop/contracts/rest/deliveries';
import { PhoneIcon, PinIcon } from '../../components/icons.tsx';
import { useLeaveFocus } from '../../components/use-leave-focus.ts';
import { formatTime } from '@shop/browser/dates';
import { mapAppLink } from './map-app-link.ts';
import { STANDS } from './next-step.ts';
import { PickUpDetails } from './pick-up-details.tsx';
import { StepButton } from './step-button.tsx';
import { formatPhone } from '@shop/browser/phone';

export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const { order, status, deliveredAt } = delivery;
  const card = useLeaveFocus<HTMLLIElement>();
  const phone = order.address?.phone ?? order.customer.phone;
  return (
    <li ref={card} className="delivery-card">
      <div className="delivery-card__head">
        <h3>{order.number}</h3>
        <span className="status" data-status={status}>
          {STANDS[status]}
        </span>
      </div>
      <p>
        <strong>{order.customer.name}</strong>
        {order.address && (
          <>
            <br />
            {order.address.street}, {order.address.city}, {order.address.region}
          </>
        )}
      </p>
      <p className="note">
        {deliveredAt ? `Delivered ${formatTime(deliveredAt)}` : `Ordered ${formatTime(order.placedAt)}`}
      </p>
      {deliveredAt === null && (
        <>
          <div className="delivery-card__links">
            {phone && (
              <a className="button button--quiet" href={`tel:${phone}`}>
                <PhoneIcon />
                <span className="for-screen-readers">Call {order.customer.name}, </span>
                {formatPhone(phone)}
              </a>
            )}
            {order.address && (
              <a className="button button--quiet" href={mapAppLink(order.address, navigator.userAgent)}>
                <PinIcon /> Show the way
              </a>
            )}
          </div>
          <PickUpDetails orderId={delivery.orderId} />
          <StepButton delivery={delivery} />
        </>
      )}
    </li>
  );
}
