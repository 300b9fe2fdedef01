import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.ts';

/** Opens each address, waits for a text that stands there once it is read, and looks whether everybody can use it. */
export async function expectScreensAccessible(
  open: (path: string) => Promise<Page>,
  screens: readonly (readonly [path: string, text: string])[],
): Promise<void> {
  for (const [path, text] of screens) {
    const page = await open(path);
    await page.getByText(text).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.close();
  }
}
