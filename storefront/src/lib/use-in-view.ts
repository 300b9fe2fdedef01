import { type RefObject, useEffect, useRef, useState } from 'react';

/** True for good once the element has come near the part of the page that is seen. */
export function useInView<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return [element, isNear];
}
