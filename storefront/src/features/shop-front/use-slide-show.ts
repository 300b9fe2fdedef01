import { useEffect, useState } from 'react';

const ADVANCE_MS = 3000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Which of `count` slides is shown. It moves on every three seconds unless it is held or the person wants no motion.
 * `wanted` is how many slides there is a use for so far: those that were shown, and the next.
 */
export function useSlideShow(count: number, isHeld: boolean) {
  const [shown, setShown] = useState(0);
  const [furthest, setFurthest] = useState(0);
  if (shown > furthest) setFurthest(shown);
  const [isPlaying, setPlaying] = useState(() => !prefersStillness());
  const runs = isPlaying && !isHeld && count > 1;
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => {
      setShown((place) => (place + 1) % count);
    }, ADVANCE_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [runs, count]);
  return { shown: count === 0 ? 0 : shown % count, wanted: furthest + 2, show: setShown, isPlaying, setPlaying };
}
