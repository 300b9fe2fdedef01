import type { Delivery } from '@shop/contracts/rest/deliveries';
import { LazyMap } from '../../components/map/lazy-map.tsx';
import type { Place } from '../../components/map/place.ts';
import { mapAppLink } from './map-app-link.ts';
import { STANDS } from './next-step.ts';

function placeOf({ id, order }: Delivery): Place[] {
  const { latitude = null, longitude = null } = order.address ?? {};
  if (latitude === null || longitude === null) return [];
  return [{ id, latitude, longitude, label: `${order.number}, ${order.customer.name}` }];
}

const coordinates = ({ latitude, longitude }: Place) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** Where the deliveries go: on a map, and as a list that does without one. */
export function DeliveryMap({ deliveries }: { deliveries: readonly Delivery[] }) {
  const places = deliveries.flatMap(placeOf);
  return (
    <>
      <LazyMap key={places.map(({ id }) => id).join()} label="Map of your deliveries" places={places} />
      <ul className="place-list">
        {deliveries.map((delivery) => {
          const { id, order, status } = delivery;
          const [place] = placeOf(delivery);
          return (
            <li key={id}>
              <span>
                <strong>{order.number}</strong> · {STANDS[status]}
                <span className="note">
                  {order.address ? `${order.address.street}, ${order.address.city}` : 'No address'}
                </span>
                <span className="note">{place ? coordinates(place) : 'No place picked on the map'}</span>
              </span>
              {order.address && (
                <a
                  className="button button--quiet"
                  href={mapAppLink(order.address, navigator.userAgent)}
                  aria-label={`Show the way to ${order.number}`}
                >
                  Show the way
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
