import { randomUUID } from 'node:crypto';
import type { SkuView } from '@shop/contracts/services/catalog';
import { startTestCatalog } from './test-catalog.ts';
import type { ErrorAnswer, TestCatalog } from './test-catalog.ts';

const MINUTE_MS = 60_000;

interface Line {
  skuId: number;
  quantity: number;
}

export const newReference = () => `CK-${randomUUID()}`;

/** Holds and sells through the calls of a catalog of its own, whose clock stands until it is told to pass. */
export function keepStock() {
  let clock = new Date('2026-11-27T12:00:00Z');
  let running: TestCatalog | undefined;
  const catalog = (): TestCatalog => {
    if (!running) throw new Error('The catalog was not started.');
    return running;
  };

  const inMinutes = (minutes: number) => new Date(clock.getTime() + minutes * MINUTE_MS);
  const call = <Body>(method: string, path: string, json?: object) =>
    catalog().call<Body>(method, path, { token: catalog().tokens.orders, ...(json ? { json } : {}) });

  const reserve = (reference: string, lines: Line[]) =>
    call<{ skus: SkuView[] } & ErrorAnswer>('POST', '/reservations', {
      reference,
      expiresAt: inMinutes(15).toISOString(),
      lines,
    });
  const sell = (reference: string) => call<{ outcome?: string }>('POST', `/reservations/${reference}/sale`);
  const release = (reference: string) => call('DELETE', `/reservations/${reference}`);

  async function held(lines: Line[]): Promise<string> {
    const reference = newReference();
    expect((await reserve(reference, lines)).status).toBe(201);
    return reference;
  }
  async function sold(lines: Line[]): Promise<string> {
    const reference = await held(lines);
    expect((await sell(reference)).body.outcome).toBe('sold');
    return reference;
  }
  const skuOf = async (stock: number, fields: object = {}) => (await catalog().product({ stock, ...fields })).skuId;

  async function figures(skuId: number) {
    const [row] = await catalog().parts.database.query<{ stock: number; reserved: number }>(
      'SELECT stock, reserved FROM sku WHERE id = $1',
      [skuId],
    );
    return row;
  }
  /** What was told of the free pieces of a SKU, with the version of each telling. */
  const toldOf = async (skuId: number) =>
    (await catalog().told('catalog.stock-changed.v1'))
      .filter((stock) => stock.skuId === skuId)
      .map(({ available, version }) => [available, version]);

  return {
    catalog,
    start: async () => {
      running = await startTestCatalog({ now: () => clock });
    },
    stop: () => catalog().stop(),
    inMinutes,
    passing: (minutes: number) => (clock = inMinutes(minutes)),
    ...{ reserve, sell, release, held, sold, skuOf, figures, toldOf },
  };
}
