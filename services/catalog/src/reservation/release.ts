import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { changeStock } from '../stock/change-stock.ts';
import { insertReservation, lockReservation, setState } from './reservation-store.ts';
import type { Reservation } from './reservation-store.ts';

interface Release {
  tx: Transaction;
  outbox: Outbox;
  reference: string;
  at: Date;
  /** Leaves a reservation alone that it does not hold for. */
  onlyIf?: (reservation: Reservation) => boolean;
}

/**
 * Gives back what a checkout holds; what is sold stays sold. A reference that was never seen is noted as released, so that
 * a call to reserve that comes late finds it closed.
 */
export async function release({ tx, outbox, reference, at, onlyIf }: Release): Promise<void> {
  if (await insertReservation(tx, { reference, state: 'released', expiresAt: at, at })) return;
  const reservation = await lockReservation(tx, reference);
  if (reservation?.state !== 'held' || (onlyIf && !onlyIf(reservation))) return;
  await changeStock(tx, outbox, 'release', reservation.lines);
  setState(tx, reference, 'released', at);
}
