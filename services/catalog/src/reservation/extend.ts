import { conflict, notFound } from '@shop/chassis/errors/problem';
import { lockReservation, setExpiry } from './reservation-store.ts';
import type { ReservationParts } from './reserve.ts';

interface Extension {
  reference: string;
  expiresAt: Date;
}

/** Holds for longer; never for less long. Throws a Problem: 404 for an unknown reference, 409 where nothing is held. */
export const extend = (
  { database, now }: Omit<ReservationParts, 'outbox'>,
  { reference, expiresAt }: Extension,
): Promise<void> =>
  database.transaction(async (tx) => {
    const reservation = await lockReservation(tx, reference);
    if (!reservation) throw notFound('This reference holds nothing.', 'reservation_unknown');
    if (reservation.state !== 'held') throw conflict('reservation_closed', 'This checkout holds nothing any more.');
    if (expiresAt > reservation.expiresAt) setExpiry(tx, reference, expiresAt, now());
  });
