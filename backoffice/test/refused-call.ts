import type { Page } from 'playwright-core';

/** The reason that a refused call gives. */
export const REASON = 'The shop is resting.';

/** Calls of this method and address fail until the answered function is called. */
export async function refuseCalls(page: Page, method: string, address: string): Promise<() => Promise<void>> {
  const body = JSON.stringify({ message: REASON, error: REASON, code: 'resting' });
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'application/json', body })
      : route.fallback(),
  );
  return () => page.unroute(address);
}
