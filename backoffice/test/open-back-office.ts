import type { Page } from 'playwright-core';
import { startTestShop, TEST_ADMIN, type TestShop } from '../../services/all-in-one/test/test-shop.ts';
import { openBrowser } from '../../storefront/test/open-browser.ts';
import { builtFrontEnds } from './built-front-ends.ts';

const PASSWORD = 'Passw0rd!';

export interface BackOffice {
  shop: TestShop;
  /** What went wrong on the pages so far; a test that expects something takes it out. */
  faults: string[];
  /** What a screen sends people to the console for has gone there; what failed on purpose is forgotten. */
  expectTold: (part: string) => void;
  /** A page of a person who is signed in, on a wide screen unless told. */
  open: (email: string, path: string, widthPx?: number) => Promise<Page>;
  /** The token with which that person's pages are opened. */
  tokenOf: (email: string) => Promise<string>;
  visitor: (path: string) => Promise<Page>;
  asAdmin: (path: string, widthPx?: number) => Promise<Page>;
  close: () => Promise<void>;
}

/** The whole shop with both front ends in a browser, on databases of its own, with an admin and nothing else. */
export async function openBackOffice(): Promise<BackOffice> {
  const shop = await startTestShop(await builtFrontEnds());
  const browser = await openBrowser(shop.url);
  const tokens = new Map<string, Promise<string>>();

  const tokenOf = (email: string) => {
    const known =
      tokens.get(email) ?? shop.people.signIn(email, email === TEST_ADMIN.email ? TEST_ADMIN.password : PASSWORD);
    tokens.set(email, known);
    return known;
  };
  const open = async (email: string, path: string, widthPx = 1280) => {
    const page = await browser.newPageOf(email, { width: widthPx, height: widthPx < 500 ? 740 : 900 });
    const isAlone = page.context().pages().length === 1;
    await page.addInitScript(
      ({ token, isAlone }) => {
        // Once for the page, not after it has signed out.
        if (sessionStorage.getItem('signed-in')) return;
        sessionStorage.setItem('signed-in', 'yes');
        // A former test's choices (columns, filters, dark or light) are not this one's.
        if (isAlone) localStorage.clear();
        localStorage.setItem('akwadaa.token', token);
      },
      { token: await tokenOf(email), isAlone },
    );
    await page.goto(path);
    return page;
  };

  return {
    shop,
    faults: browser.faults,
    expectTold: (part) => {
      expect(browser.faults.splice(0).join('\n')).toContain(part);
    },
    open,
    tokenOf,
    visitor: async (path) => {
      const page = await browser.newPage();
      await page.goto(path);
      return page;
    },
    asAdmin: (path, widthPx) => open(TEST_ADMIN.email, path, widthPx),
    close: async () => {
      await browser.close();
      await shop.stop();
    },
  };
}
