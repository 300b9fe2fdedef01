import { DEMO_PASSWORD, ADMIN } from '../../services/all-in-one/src/demo/accounts.ts';
import { createAdminIn } from '../../services/all-in-one/src/create-admin-in.ts';
import { demoShopOf } from '../../services/all-in-one/src/demo/demo-shop.ts';
import { exampleLooks } from '../../services/all-in-one/src/demo/garments/example-looks.ts';
import { makeLookups } from '../../services/all-in-one/src/demo/make-lookups.ts';
import { makePages } from '../../services/all-in-one/src/demo/make-pages.ts';
import { makePeople } from '../../services/all-in-one/src/demo/make-people.ts';
import { makeProduct } from '../../services/all-in-one/src/demo/make-products.ts';
import { makeSite } from '../../services/all-in-one/src/demo/make-site.ts';
import { productOfLook } from '../../services/all-in-one/src/demo/product-of-look.ts';
import type { TestShop } from '../../services/all-in-one/test/test-shop.ts';

/** Fills an empty shop as the demo does: people, pages, slides, and some of its drawn clothes. Answers the clothes' ids. */
export async function furnishShop(shop: TestShop, products: number): Promise<number[]> {
  const databaseUrl = (name: keyof TestShop['databases']) => shop.databases[name].url;
  await createAdminIn({ ...ADMIN, password: DEMO_PASSWORD }, { databaseUrl, now: shop.clock.now });
  const demo = demoShopOf(shop, shop.clock, () => undefined);
  await makePeople(demo);
  const idOf = await makeLookups(demo);
  await makePages(demo);
  await makeSite(demo);
  const ids: number[] = [];
  for (let place = 0; place < products; place++) {
    const look = exampleLooks[Math.floor((place * exampleLooks.length) / products)];
    if (look) ids.push(await makeProduct(demo, productOfLook(look, place), place, idOf));
  }
  return ids;
}
