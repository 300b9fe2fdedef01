import { useState } from 'react';
import { LazyMap } from '../../components/map/lazy-map.tsx';
import { PickLocation } from './pick-location.tsx';

interface LocationFieldProps {
  latitude: unknown;
  longitude: unknown;
  onPick: (latitude: number, longitude: number) => void;
}

/** Where an address is on the map: from the phone's own position, or by hand. Optional, and worth it to the agent. */
export function LocationField({ latitude, longitude, onPick }: LocationFieldProps) {
  const [isMapOpen, setMapOpen] = useState(false);
  const places =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ id: 1, latitude, longitude, label: 'This address' }]
      : [];
  const [place] = places;
  return (
    <div className="location">
      <div className="form__actions">
        <PickLocation onPicked={onPick} />
        <button
          type="button"
          className="link-button"
          aria-expanded={isMapOpen}
          onClick={() => {
            setMapOpen(!isMapOpen);
          }}
        >
          {isMapOpen ? 'Close the map' : 'Choose on a map'}
        </button>
        {place && (
          <span className="note">
            {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}
          </span>
        )}
      </div>
      {isMapOpen && <LazyMap label="Tap where the address is" places={places} onPick={onPick} />}
    </div>
  );
}
