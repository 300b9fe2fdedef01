import { openShopInBrowser, type ShopInBrowser } from './shop-in-browser.ts';

/**
 * Opens the shop before the tests of a file and closes it after them; a test fails where something went wrong on its pages that it
 * did not expect. What is handed out is filled once the shop is open: hooks that are declared later find it so.
 */
export function withShop(): ShopInBrowser {
  const opened = {} as ShopInBrowser;
  beforeAll(async () => {
    Object.assign(opened, await openShopInBrowser());
  });
  afterAll(() => opened.close());
  afterEach(() => {
    expect(opened.browser.faults.splice(0)).toEqual([]);
  });
  return opened;
}
