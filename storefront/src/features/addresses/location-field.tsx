import { useState } from 'react';
import { LazyMap } from '../../components/map/lazy-map.tsx';
import { PickLocation } from './pick-location.tsx';

/** Of a degree: a decimetre on the ground, and still read at a glance. */
const DECIMALS = 6;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** What is typed may be no number yet, or none that a map has. */
const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most;

interface LocationFieldProps {
  latitude: unknown;
  longitude: unknown;
  onPick: (latitude: number, longitude: number) => void;
}

/** Picks where an address is: from the phone's own position, or on a map. Optional, and worth it to the agent. */
export function LocationField({ latitude, longitude, onPick }: LocationFieldProps) {
  const [isMapOpen, setMapOpen] = useState(false);
  const places =
    isWithin(latitude, 90) && isWithin(longitude, 180) ? [{ id: 1, latitude, longitude, label: 'This address' }] : [];
  const pick = (north: number, east: number) => {
    onPick(rounded(north), rounded(east));
  };
  return (
    <div className="location">
      <div className="form__actions">
        <PickLocation onPicked={pick} />
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
      </div>
      {isMapOpen && <LazyMap label="Tap where the address is" places={places} onPick={pick} />}
    </div>
  );
}
