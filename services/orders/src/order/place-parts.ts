import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { PausePoint } from '@shop/chassis/process/pause-points';
import type { CatalogClient } from '../clients/catalog-client.ts';
import type { Placing } from './place-checkout.ts';

export interface PlaceParts {
  database: Database;
  outbox: Outbox;
  catalog: CatalogClient;
  now: () => Date;
  newOrderNumber: () => string;
  pausePoint: PausePoint;
  /** What this process is placing at the moment, by the checkout's reference. */
  placings: Map<string, Promise<Placing>>;
}
