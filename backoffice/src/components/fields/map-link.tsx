import { Link } from '@mui/material';

interface MapLinkProps {
  latitude: number;
  longitude: number;
}

/** Opens a place on a map of its own tab. */
export const MapLink = ({ latitude, longitude }: MapLinkProps) => (
  <Link
    href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
    target="_blank"
    rel="noreferrer"
  >
    See it on the map
  </Link>
);
