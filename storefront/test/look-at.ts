import type { Page } from 'playwright-core';
import axe from 'axe-core';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

/** What axe finds, of any severity, and whether anything stands out over the edge. */
async function problemsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // What fades or slides in is looked at when it has come to rest.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    const wider = document.documentElement.scrollWidth - innerWidth;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' & ')}`),
      ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ];
  });
}

/** Until everything in sight has come: no grey shapes stand in its place any more. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const isInSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    const pictures = [...document.images].filter(({ src }) => src.startsWith(location.origin));
    return (
      ![...document.querySelectorAll('.skeleton, [aria-busy=true]')].some(isInSight) &&
      pictures.filter(isInSight).every(({ complete }) => complete) &&
      document.fonts.status === 'loaded'
    );
  });

/** What is wrong with a screen on a phone and on a desk. Needs a page that bypasses the shop's policy on scripts. */
export async function lookAt(page: Page, name: string, sizes = [PHONE, DESK]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    found.push(...(await problemsNow(page)).map((problem) => `${name} at ${size.width}: ${problem}`));
  }
  return found;
}

export const onPhone = [PHONE];
