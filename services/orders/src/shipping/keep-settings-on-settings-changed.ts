import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEvent } from '@shop/chassis/events/subscribe';
import { keepSettings } from './shipping-rates.ts';

export const keepSettingsOnSettingsChanged = (bus: Bus, database: Database, now: () => Date): Promise<void> =>
  onEvent(bus, {
    queue: 'orders.keep-settings',
    types: ['content.settings-changed.v1'],
    database,
    now,
    handle: (tx, { payload }) => keepSettings(tx, payload),
  });
