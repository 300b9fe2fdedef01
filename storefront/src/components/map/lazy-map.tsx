import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useInView } from '../../lib/use-in-view.ts';
import { Skeleton } from '../skeleton.tsx';
import type { Place } from './place.ts';

const PlaceMap = lazy(() => import('./place-map.tsx'));

interface LazyMapProps {
  label: string;
  places: readonly Place[];
  onPick?: (latitude: number, longitude: number) => void;
}

/** A map whose code is fetched when it comes in sight. Whatever it shows stands beside it in words too. */
export function LazyMap({ label, places, onPick }: LazyMapProps) {
  const [frame, isNear] = useInView<HTMLElement>();
  return (
    <section ref={frame} className="map-frame" aria-label={label}>
      <NoMap>
        <Suspense fallback={<Skeleton shape="block" />}>
          {isNear ? <PlaceMap places={places} onPick={onPick} /> : <Skeleton shape="block" />}
        </Suspense>
      </NoMap>
    </section>
  );
}

/** Over a bad connection the page does without its map. */
class NoMap extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p className="note">The map did not load. Everything works without it.</p>;
  }
}
