import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** What leaves the page with the focus in it leaves it to the page's heading: a keyboard would begin anew otherwise. */
export function useLeaveFocus<Left extends HTMLElement>() {
  const place = useRef<Left>(null);
  const hadFocus = useRef(false);
  // Looks while the element still stands in the page; the plain effect ends when it is gone.
  useLayoutEffect(() => {
    const leaving = place.current;
    return () => {
      hadFocus.current = leaving?.contains(document.activeElement) ?? false;
    };
  }, []);
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return place;
}
