import { useState } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { PinIcon } from '../../components/icons.tsx';
import { useTell } from '../../components/notices/notices.tsx';

const DEADLINE_MS = 15_000;

interface PickLocationProps {
  onPicked: (latitude: number, longitude: number) => void;
}

export function PickLocation({ onPicked }: PickLocationProps) {
  const tell = useTell();
  const [isLooking, setLooking] = useState(false);
  const pick = () => {
    // Browsers without it lack the property, or have it without a value.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      tell('bad', 'Geolocation is not supported by your browser.');
      return;
    }
    setLooking(true);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false);
        onPicked(coords.latitude, coords.longitude);
        tell('good', 'Location picked successfully!');
      },
      () => {
        setLooking(false);
        tell('bad', 'Unable to get your location.');
      },
      { enableHighAccuracy: true, timeout: DEADLINE_MS },
    );
  };
  return (
    <BusyButton type="button" className="button button--quiet" onClick={pick} isBusy={isLooking}>
      <PinIcon /> {isLooking ? 'Looking…' : 'Pick my location'}
    </BusyButton>
  );
}
