import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { keepSettings } from './shipping-rates.ts';

export const keepSettingsOnSettingsChanged = (bus: Bus, database: Database): Promise<void> =>
  onEventIdempotent(bus, {
    queue: 'orders.keep-settings',
    types: ['content.settings-changed.v1'],
    handle: ({ payload }) => keepSettings(database, payload),
  });
