import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Picked, pickedOf, withPicked } from './product-choice.ts';

/** What is picked stands in the page's address, where a reload, Back and the way over signing in find it. */
export function usePicked() {
  const [params, setParams] = useSearchParams();
  // The router follows when there is time to draw; a dropdown may not wait for it.
  const [picked, showAtOnce] = useOptimistic(pickedOf(params));
  const pick = (next: Picked) => {
    startTransition(() => {
      showAtOnce(next);
      setParams(withPicked(params, next), { replace: true });
    });
  };
  return { picked, pick };
}
