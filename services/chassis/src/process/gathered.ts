interface Options {
  /** How long the first of several things waits for others, in milliseconds. */
  withinMs: number;
  /** So many are worked on together at most. */
  atMost: number;
}

export interface Gathered<Item> {
  /** Gives one thing. Resolves when the work that it was part of is done, rejects where its own has failed. */
  add(item: Item): Promise<void>;
  /** Begins with what was given, without waiting for more. */
  flush(): void;
}

interface Given<Item> {
  item: Item;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Gathers things for a moment, for work of which many cost little more than one. Where they fail together each is worked on by
 * itself, so that none suffers for another: the work has to bear repetition.
 */
export function gathered<Item>(work: (items: Item[]) => Promise<void>, { withinMs, atMost }: Options): Gathered<Item> {
  let given: Given<Item>[] = [];
  let timer: NodeJS.Timeout | undefined;

  const workOff = async (batch: Given<Item>[]): Promise<void> => {
    try {
      await work(batch.map(({ item }) => item));
    } catch (error) {
      if (batch.length > 1) await Promise.all(batch.map((one) => workOff([one])));
      else batch[0]?.failed(error);
      return;
    }
    for (const { done } of batch) done();
  };

  const flush = (): void => {
    clearTimeout(timer);
    const batch = given;
    given = [];
    if (batch.length > 0) void workOff(batch);
  };

  return {
    add: (item) =>
      new Promise((done, failed) => {
        given.push({ item, done, failed });
        if (given.length >= atMost) flush();
        else if (given.length === 1) timer = setTimeout(flush, withinMs);
      }),
    flush,
  };
}
