import type { Transaction } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { PausePoint } from '@shop/chassis/process/pause-points';
import { changeStock } from '../stock/change-stock.ts';
import { recordMovements } from '../stock/stock-movements.ts';
import type { StockLine } from '../stock/stock-line.ts';
import { lockReservation, setState } from './reservation-store.ts';
import type { ReservationState } from './reservation-store.ts';
import type { ReservationParts } from './reserve.ts';

export type SaleOutcome = 'sold' | 'sold-out';

interface SellParts extends ReservationParts {
  pausePoint: PausePoint;
}

/**
 * Turns a paid checkout's reservation into a sale. Where nothing is held any more it takes free pieces, all or none.
 * The same reference always gets the same answer. Throws a Problem 404 for a reference that was never seen.
 */
export const sell = ({ database, outbox, now, pausePoint }: SellParts, reference: string): Promise<SaleOutcome> =>
  database.transaction(async (tx) => {
    const reservation = await lockReservation(tx, reference);
    if (!reservation) throw notFound('This reference holds nothing.', 'reservation_unknown');
    const { state, lines } = reservation;
    if (state === 'sold') return 'sold';
    if (state === 'refused') return 'sold-out';
    const taken = await take(tx, outbox, state, lines);
    if (taken) recordMovements(tx, { kind: 'sale', reference, lines, at: now() });
    setState(tx, reference, taken ? 'sold' : 'refused', now());
    await pausePoint('catalog.in-sale');
    return taken ? 'sold' : 'sold-out';
  });

async function take(tx: Transaction, outbox: Outbox, state: ReservationState, lines: StockLine[]): Promise<boolean> {
  if (lines.length === 0) return false;
  return changeStock(tx, outbox, state === 'held' ? 'sellHeld' : 'sellFree', lines);
}
