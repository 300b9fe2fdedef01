import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What fades in or unfolds has no lasting colours yet. What turns for ever is not waited for. */
const untilItRests = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Everybody can use the page as it stands: axe finds nothing, one heading is the first, and nothing is wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // What a bar at the lower edge hides can be scrolled to; at the end of the page it hides nothing.
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await untilItRests(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const firstHeadings = await page.locator('h1').count();
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' & ')}`);
  }, RULES);
  expect({ page: page.url(), wider: Math.max(0, wider), firstHeadings, found }).toEqual({
    ...{ page: page.url(), wider: 0 },
    ...{ firstHeadings: 1, found: [] },
  });
}
