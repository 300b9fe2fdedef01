import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** A Chromium that shows pages of one shop, and nothing of any other host. */
export async function openBrowser(shopUrl: string) {
  // Every other name is unknown to it. Routes would say the same, but take its cache away, as no customer's browser does.
  const onlyTheShop = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(shopUrl).hostname}`;
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...QUIET, onlyTheShop],
  });
  const faults: string[] = [];
  const contexts = new Set<BrowserContext>();
  const contextsOf = new Map<string, BrowserContext>();
  let openedIn = '';

  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: shopUrl, viewport: { width: 360, height: 740 }, ...options });
    contexts.add(context);
    return context;
  };

  const watch = (page: Page): Page => {
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

  /** Pages last as long as their test: the first that another test opens closes them. */
  const leaveFormerTest = async (): Promise<void> => {
    const { currentTestName = '' } = expect.getState();
    if (currentTestName === openedIn) return;
    openedIn = currentTestName;
    const kept = new Set(contextsOf.values());
    await Promise.all(
      [...contexts].map(async (context) => {
        if (kept.has(context)) return Promise.all(context.pages().map((page) => page.close()));
        contexts.delete(context);
        return context.close();
      }),
    );
  };

  /** A page in a context of its own. What goes wrong on it is added to `faults`. */
  const newPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    await leaveFormerTest();
    return watch(await (await newContext(options)).newPage());
  };

  /** A page in the one context of that person, which every test of the file finds with its cache as it was left. */
  const newPageOf = async (person: string, viewport: { width: number; height: number }): Promise<Page> => {
    await leaveFormerTest();
    const context = contextsOf.get(person) ?? (await newContext({ viewport }));
    contextsOf.set(person, context);
    const page = watch(await context.newPage());
    await page.setViewportSize(viewport);
    return page;
  };

  return { newPage, newPageOf, faults, close: () => browser.close() };
}
