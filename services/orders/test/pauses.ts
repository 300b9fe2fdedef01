import type { PausePoint } from '@shop/chassis/process/pause-points';

interface Pause {
  /** Resolves once somebody waits there. */
  reached: Promise<void>;
  goOn: () => void;
}

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

/** Holds the service at its named pause points for as long as a test wants. */
export function createPauses() {
  const pauses = new Map<string, { reach: () => void; over: Promise<void> }>();
  const pausePoint: PausePoint = async (name) => {
    const pause = pauses.get(name);
    if (!pause) return;
    pauses.delete(name);
    pause.reach();
    await pause.over;
  };
  return {
    pausePoint,
    /** Whoever comes to that point next waits there. */
    pauseAt(name: string): Pause {
      const [reached, over] = [signal(), signal()];
      pauses.set(name, { reach: reached.give, over: over.given });
      return { reached: reached.given, goOn: over.give };
    },
  };
}
