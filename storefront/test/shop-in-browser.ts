import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { startTestShop } from '../../services/all-in-one/test/test-shop.ts';
import { buildStorefront } from './build-storefront.ts';
import { openBrowser } from './open-browser.ts';
import { signIn } from './person-at-screen.ts';

export const productPath = (id: number | undefined): string => `/customer/product/productdetail/${id}`;

/** A whole empty shop with the storefront as it is shipped, one vendor who may sell, and a browser to go there. */
export async function openShopInBrowser() {
  const built = await buildStorefront();
  const shop = await startTestShop({ STOREFRONT_DIR: built.directory });
  const browser = await openBrowser(shop.url);
  const vendor: Vendor = await shop.people.newVendor();

  const newProduct = (fields: Record<string, unknown> = {}) => shop.people.addProduct(vendor, fields);
  /** A new customer with something in the cart. */
  const newCustomerWithCart = async (quantity = 1, fields: Record<string, unknown> = {}) => {
    const customer = await shop.people.newCustomer();
    const product = await newProduct(fields);
    await shop.people.addToCart(customer, product.id, quantity);
    return { customer, product };
  };
  const openAs = async ({ email }: { email: string }, path: string, options = {}): Promise<Page> => {
    const page = await browser.newPage(options);
    await signIn(page, email);
    await page.goto(path);
    return page;
  };
  const close = async (): Promise<void> => {
    await browser.close();
    await shop.stop();
    await built.remove();
  };
  return { shop, browser, vendor, newProduct, newCustomerWithCart, openAs, close };
}
export type ShopInBrowser = Awaited<ReturnType<typeof openShopInBrowser>>;
