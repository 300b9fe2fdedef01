import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import type { openBrowser } from './open-browser.ts';

const BITS = 8;
/** A phone of the cheaper kind on a 3G line that is not at its best. */
const LINE = { offline: false, latency: 300, downloadThroughput: 1_600_000 / BITS, uploadThroughput: 750_000 / BITS };
const SLOWER_THAN_DESKTOP = 4;
/** How long a desktop's browser takes for the work below. */
const DESKTOP_MS = 200;
const someWork = () => {
  const begun = performance.now();
  let letters = 0;
  for (let n = 0; n < 2_000_000; n += 1) letters += JSON.stringify({ n, half: n / 2 }).length;
  return letters > 0 ? performance.now() - begun : 0;
};
/**
 * How much slower than a desktop the browser is already: the machine may be of a slower kind or share its processor with others,
 * and other work here takes it from the browser too.
 */
async function slowerAlready(page: Page): Promise<number> {
  const ofOtherWork = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.max(1, ofOtherWork, (await page.evaluate(someWork)) / DESKTOP_MS);
}

export interface Shown {
  /** Milliseconds until the largest thing in sight was there. */
  largestPaintMs: number;
  /** How far things jumped, as browsers count it. */
  layoutShift: number;
  /** What the page asked the shop for more than once, a picture in two widths among it. */
  askedTwice: string[];
}

/** What a first visitor with an empty cache sees of a page, and when. */
export async function openOnSlowPhone(browser: Awaited<ReturnType<typeof openBrowser>>, path: string): Promise<Shown> {
  const page: Page = await browser.newPage({ deviceScaleFactor: 2, serviceWorkers: 'block' });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', {
    rate: Math.max(1, SLOWER_THAN_DESKTOP / (await slowerAlready(page))),
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    // The logo is the page's icon as well.
    if (request.resourceType() !== 'other') asked.push(request.url().replace(/\d+\.webp$/, ''));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const shown = await page.evaluate(async () => {
    const seen = { largestPaintMs: 0, layoutShift: 0 };
    const told = (type: string, hear: (entry: PerformanceEntry) => void) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) hear(entry);
          resolve();
        }).observe({ type, buffered: true });
      });
    // Where nothing jumps there is nothing to hear of it; what there is comes before the paint.
    void told('layout-shift', (entry) => (seen.layoutShift += (entry as unknown as { value: number }).value));
    await told('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime));
    return seen;
  });
  await page.context().close();
  return { ...shown, askedTwice: asked.filter((url, place) => asked.indexOf(url) < place) };
}
