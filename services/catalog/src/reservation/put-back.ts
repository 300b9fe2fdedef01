import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { changeStock } from '../stock/change-stock.ts';
import { mergeLines } from '../stock/stock-line.ts';
import type { StockLine } from '../stock/stock-line.ts';
import { readOutstanding, recordMovements } from '../stock/stock-movements.ts';
import { lockReservation } from './reservation-store.ts';

interface PutBack {
  tx: Transaction;
  outbox: Outbox;
  reference: string;
  /** Which part of the sale comes back: `order`, or a fulfilment's id. Each comes back once. */
  part: string;
  lines: readonly StockLine[];
  at: Date;
}

/** Puts sold pieces back into the stock. Throws where more is to come back than is out. */
export async function putBack({ tx, outbox, reference, part, lines, at }: PutBack): Promise<void> {
  if (lines.length === 0) return;
  if (!(await lockReservation(tx, reference))) throw new Error('pieces are to come back of a sale that is not known');
  if (!(await noteReturn(tx, reference, part, at))) return;
  const merged = mergeLines(lines);
  const out = new Map((await readOutstanding(tx, reference)).map(({ skuId, quantity }) => [skuId, quantity]));
  if (merged.some(({ skuId, quantity }) => quantity > (out.get(skuId) ?? 0))) {
    throw new Error('more pieces are to come back than the sale has out');
  }
  await changeStock(tx, outbox, 'putBack', merged);
  recordMovements(tx, { kind: 'return', reference, lines: merged, at });
}

/** Puts back all that a sale has out. */
export async function putBackEverything(parts: Omit<PutBack, 'part' | 'lines'>): Promise<void> {
  await putBack({ ...parts, part: 'order', lines: await readOutstanding(parts.tx, parts.reference) });
}

async function noteReturn(tx: Transaction, reference: string, part: string, at: Date): Promise<boolean> {
  const noted = await tx.execute(
    'INSERT INTO return_once (reference, part, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [reference, part, at],
  );
  return noted === 1;
}
