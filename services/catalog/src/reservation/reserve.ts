import type { SkuView } from '@shop/contracts/services/catalog';
import type { Database, Transaction } from '@shop/chassis/database/database';
import { conflict } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { readSkus } from '../sku/read-skus.ts';
import { changeStock } from '../stock/change-stock.ts';
import { mergeLines } from '../stock/stock-line.ts';
import type { StockLine } from '../stock/stock-line.ts';
import { insertLines, insertReservation, lockReservation } from './reservation-store.ts';
import { shortageSentence } from './shortage.ts';

export interface ReservationParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

export interface WantedHold {
  reference: string;
  expiresAt: Date;
  lines: readonly StockLine[];
}

/**
 * Holds all lines for a checkout, or none, and answers the SKUs at their present prices. The same reference again holds
 * nothing more. Throws a Problem 409: `sold_out`, or `reservation_closed` where the reference holds no more.
 */
export const reserve = ({ database, outbox, now }: ReservationParts, wanted: WantedHold): Promise<SkuView[]> =>
  database.transaction(async (tx) => {
    const { reference, expiresAt } = wanted;
    const isNew = await insertReservation(tx, { reference, state: 'held', expiresAt, at: now() });
    return isNew ? hold(tx, outbox, wanted) : answerAgain(tx, reference);
  });

async function hold(tx: Transaction, outbox: Outbox, { reference, lines }: WantedHold): Promise<SkuView[]> {
  const merged = mergeLines(lines);
  const holding = changeStock(tx, outbox, 'hold', merged);
  const skuIds = merged.map(({ skuId }) => skuId);
  const [held, skus] = await Promise.all([holding, readSkus(tx, skuIds)]);
  if (!held) throw conflict('sold_out', shortageSentence(merged, skus));
  insertLines(tx, reference, merged);
  return skus;
}

async function answerAgain(tx: Transaction, reference: string): Promise<SkuView[]> {
  const reservation = await lockReservation(tx, reference);
  if (reservation?.state !== 'held')
    throw conflict('reservation_closed', 'This checkout is closed. Please start again.');
  return readSkus(
    tx,
    reservation.lines.map(({ skuId }) => skuId),
  );
}
