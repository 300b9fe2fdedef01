type Shape = 'line' | 'title' | 'picture' | 'block' | 'row';

/** Grey shapes in place of what is coming. */
export function Skeleton({ shape = 'line', count = 1 }: { shape?: Shape; count?: number }) {
  return Array.from({ length: count }, (_, place) => (
    <span key={place} className={`skeleton skeleton--${shape}`} aria-hidden="true" />
  ));
}

/** Tells a screen reader once that something is on its way. */
export function Loading({ what }: { what: string }) {
  return (
    <p className="for-screen-readers" role="status">
      Loading {what}…
    </p>
  );
}
