import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** A Chromium that shows pages of one shop, and nothing of any other host. */
export async function openBrowser(shopUrl: string) {
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: QUIET,
  });
  const { hostname } = new URL(shopUrl);
  const faults: string[] = [];

  /** A page in a context of its own. What goes wrong on it is added to `faults`. */
  const newPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ baseURL: shopUrl, viewport: { width: 360, height: 740 }, ...options });
    await context.route(
      (url) => url.hostname !== hostname,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        faults.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
    });
    return page;
  };

  return { newPage, faults, close: () => browser.close() };
}
