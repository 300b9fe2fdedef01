import { expect, jest } from '@jest/globals';

/**
 * A browser test has a whole shop and a Chromium beside another such test, on as few as two cores: where the machine halted for a
 * while, a second try tells that from a fault. What failed first is printed. No other test is tried again.
 */
if (expect.getState().testPath?.endsWith('.browser.int.test.ts')) jest.retryTimes(1, { logErrorsBeforeRetry: true });
