import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { changeStock } from './change-stock.ts';
import { mergeLines } from './stock-line.ts';
import type { StockLine } from './stock-line.ts';
import { recordAdjustments } from './stock-movements.ts';

/** Changes the physical stock to what its keeper counted. */
export async function adjustStock(tx: Transaction, outbox: Outbox, lines: readonly StockLine[], at: Date) {
  if (lines.length === 0) return;
  const merged = mergeLines(lines);
  await changeStock(tx, outbox, 'adjust', merged);
  recordAdjustments(tx, merged, at);
}
