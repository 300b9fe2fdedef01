import { buildShop } from './build/build-shop.ts';

try {
  await buildShop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
