import { createLogger } from '@shop/chassis/log/logger';

/** TEST_LOG_LEVEL makes it speak, for whoever looks for a fault. */
export const silentLogger = createLogger({ service: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
