import { CUSTOMERS } from './accounts.ts';
import type { DemoShop } from './demo-shop.ts';
import { exampleLooks } from './garments/example-looks.ts';
import { makeLookups } from './make-lookups.ts';
import { makePages } from './make-pages.ts';
import { makePeople } from './make-people.ts';
import { makeProduct } from './make-products.ts';
import { makeSite } from './make-site.ts';
import { productOfLook } from './product-of-look.ts';
import { liveThrough } from './story/agenda.ts';
import { addToCart } from './story/buy.ts';
import { orderStory } from './story/order-story.ts';
import { pastOrders } from './story/past-orders.ts';

const PRODUCTS = 72;
/** These came in the last days, so that the home page has its latest arrivals. */
const NEW_ARRIVALS = 8;
const HALF_A_YEAR_HOURS = 24 * 200;

/** Every n-th look, so that each kind of garment is there. */
const chosenLooks = exampleLooks.filter(
  (_look, index) =>
    Math.floor((index * PRODUCTS) / exampleLooks.length) !== Math.floor(((index - 1) * PRODUCTS) / exampleLooks.length),
);

/** When the demo's half year began. */
export const demoBegins = (opening: Date): Date => new Date(opening.getTime() - HALF_A_YEAR_HOURS * 3600 * 1000);

/** Lives through the demo's half year up to the opening. The admin's account is there already. */
export async function makeDemo(shop: DemoShop, opening: Date): Promise<void> {
  shop.clock.set(demoBegins(opening));
  shop.say('Registering vendors, customers and an agent');
  await makePeople(shop);
  const idOf = await makeLookups(shop);
  shop.say('Drawing the logo, slides and clips');
  await makeSite(shop);
  await makePages(shop);

  const productIds: number[] = [];
  const list = (place: number) => async () => {
    const look = chosenLooks[place];
    if (!look) return;
    productIds[place] = await makeProduct(shop, productOfLook(look, place), place, idOf);
    if ((place + 1) % 12 === 0) shop.say(`Drawing and listing clothes: ${place + 1} of ${chosenLooks.length}`);
  };
  const early = chosenLooks.length - NEW_ARRIVALS;
  const listings = chosenLooks.map((_look, place) => ({
    hoursAgo: place < early ? HALF_A_YEAR_HOURS - 1 - place / 4 : 24 * (2 + chosenLooks.length - place),
    run: list(place),
  }));
  const orders = pastOrders({ customers: CUSTOMERS.length, products: early });
  const told = orders.flatMap((order) => orderStory(shop, order, productIds));
  const openCart = {
    hoursAgo: 1,
    run: async () => {
      const [first, second] = productIds;
      const customer = shop.person('customer2@shop.test');
      for (const productId of [first, second])
        if (productId !== undefined) await addToCart(shop, customer, productId, 1);
    },
  };
  await liveThrough(shop, [...listings, ...told, openCart], opening);
}
