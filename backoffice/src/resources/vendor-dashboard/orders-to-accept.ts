export const TO_ACCEPT = { status: 'pending' };

/** The vendor's orders, of which those are shown that wait for it. */
export const ORDERS_TO_ACCEPT = `/orders?filter=${encodeURIComponent(JSON.stringify(TO_ACCEPT))}`;
