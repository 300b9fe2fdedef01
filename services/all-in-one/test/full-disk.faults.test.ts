import { jest } from '@jest/globals';
import { buyMeanwhile } from './faults/buy-meanwhile.ts';
import { expectQueuesToEmpty } from './faults/expect-queues-to-empty.ts';
import { expectShopToSell } from './faults/expect-shop-to-sell.ts';
import { expectStockToBeExact } from './faults/expect-stock-to-be-exact.ts';
import { mountSmallDisk, type SmallDisk } from './faults/small-disk.ts';
import { uploadToFullDisk } from './faults/upload-to-full-disk.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(180_000);

const STOCK = 1000;

const disk = await mountSmallDisk();
const ifMounted = disk ? it : it.skip;
let shop: SeparateShop | undefined;

beforeAll(async () => {
  if (disk) shop = await startSeparateShop({ env: { MEDIA_DIR: disk.path } });
});
afterAll(async () => {
  await shop?.stop();
  await disk?.end();
});

ifMounted(
  'a full disk for pictures is told in a sentence, leaves nothing half done, and stops nobody from buying',
  async () => {
    if (!disk || !shop) throw new Error('Nothing is mounted.');
    await fillAndBuy(shop, disk);
  },
);

const fillAndBuy = (shop: SeparateShop, disk: SmallDisk) =>
  shop.telling(async () => {
    const vendor = await shop.people.newVendor();
    const { id: productId } = await shop.people.addProduct(vendor, { stock: STOCK });
    await buyMeanwhile(shop, productId, () => uploadToFullDisk(shop, { disk, vendor }));
    await expectShopToSell(shop, productId);
    await shop.expectSumsToHold();
    await expectQueuesToEmpty(shop);
    await expectStockToBeExact(shop, { productId, began: STOCK });
  });
