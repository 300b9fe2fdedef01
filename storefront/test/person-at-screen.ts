import type { Page } from 'playwright-core';

const PASSWORD = 'Passw0rd!';
const MOST_TABS = 120;

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const form = page.locator('form:has(input[type=password])');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** What has the focus, as a screen reader names it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until something so named has the focus. Throws where a round of the page does not come by it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`The keyboard does not reach ${name.source}; it comes by: ${passed.join(' | ')}`);
}
