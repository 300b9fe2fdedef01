import type { Delivery } from '@shop/contracts/rest/deliveries';

type Address = NonNullable<Delivery['order']['address']>;

/**
 * A link that opens the phone's own map application where an order goes to: at its place, or where none was picked at
 * what its address says.
 */
export function mapAppLink({ latitude, longitude, street, city, region }: Address, userAgent: string): string {
  const place = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const words = encodeURIComponent([street, city, region].join(', '));
  if (/iPhone|iPad|Macintosh/.test(userAgent))
    return `https://maps.apple.com/?q=${words}${place ? `&ll=${place}` : ''}`;
  return place ? `geo:${place}?q=${place}(${words})` : `geo:0,0?q=${words}`;
}
