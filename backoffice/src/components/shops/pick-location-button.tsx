import PinIcon from '@mui/icons-material/MyLocationOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';

const DEADLINE_MS = 15_000;
/** Six decimals of a degree are a step of eleven centimetres. */
const DECIMALS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

interface PickLocationButtonProps {
  onPicked: (place: { latitude: number; longitude: number }) => void;
}

/** Asks the device where it is. */
export function PickLocationButton({ onPicked }: PickLocationButtonProps) {
  const notify = useNotify();
  const [isLooking, setIsLooking] = useState(false);
  const pick = () => {
    if (!('geolocation' in navigator)) {
      notify('Geolocation is not supported by your browser.', { type: 'warning' });
      return;
    }
    setIsLooking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLooking(false);
        onPicked({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
        notify('Location picked successfully!', { type: 'success' });
      },
      () => {
        setIsLooking(false);
        notify('Unable to get your location.', { type: 'warning' });
      },
      { enableHighAccuracy: true, timeout: DEADLINE_MS },
    );
  };
  return (
    <Button variant="outlined" startIcon={<PinIcon />} disabled={isLooking} onClick={pick} sx={{ minHeight: 44 }}>
      {isLooking ? 'Looking…' : 'Pick my location'}
    </Button>
  );
}
