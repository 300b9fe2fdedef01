import type { ProcessName, SeparateShop } from '../separate-shop.ts';

/** Notes each process that ends, while nobody means it to. */
export function watchForEnds(shop: Pick<SeparateShop, 'process'>, names: readonly ProcessName[]) {
  const ends: string[] = [];
  let isOver = false;
  for (const name of names) {
    void shop
      .process(name)
      .ended()
      .then((how) => {
        if (!isOver) ends.push(`${name} ended with ${how}`);
      });
  }
  return { ends: ends as readonly string[], stop: () => void (isOver = true) };
}
