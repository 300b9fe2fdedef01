import { Socket } from 'node:net';

/**
 * A connection that sends as one piece what is begun in one moment. The driver corks it for each statement alone, and statements
 * that are begun together would each wake the server by themselves, which costs more than most of them do.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    if (!this.#isGathering) {
      this.#isGathering = true;
      super.cork();
      // After the promises that continue now: they may have more to say.
      process.nextTick(() => {
        this.#isGathering = false;
        this.uncork();
      });
    }
    super.cork();
  }
}
