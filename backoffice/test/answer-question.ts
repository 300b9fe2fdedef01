import type { Page } from 'playwright-core';

/** Presses the button of the dialog that stands open, and waits until it is gone: the page behind may have one of its name. */
export async function goAhead(page: Page, action: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: action });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

/** Says no, and waits until that was told. */
export async function decline(page: Page): Promise<void> {
  await goAhead(page, 'Cancel');
  await page.getByText('Cancelled!').waitFor();
}
