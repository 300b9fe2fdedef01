import 'leaflet/dist/leaflet.css';
import { divIcon, type LatLngTuple } from 'leaflet';
import { MapContainer, Marker, Popup, TileLayer, useMapEvents } from 'react-leaflet';
import type { Place } from './place.ts';
import { ATTRIBUTION, TILE_URL } from './tiles.ts';

const GHANA: LatLngTuple = [7.95, -1.03];
const COUNTRY_ZOOM = 6;
const STREET_ZOOM = 15;
const AROUND_PX: [number, number] = [32, 32];

const pin = divIcon({ className: 'map-pin', iconSize: [28, 28], iconAnchor: [14, 28], popupAnchor: [0, -28] });

interface PlaceMapProps {
  places: readonly Place[];
  /** Makes the map a way to pick a place: by a click on it, or by pulling its pin. */
  onPick?: ((latitude: number, longitude: number) => void) | undefined;
}

/** Loaded on its own, for it is as large as everything else on a page. */
export default function PlaceMap({ places, onPick }: PlaceMapProps) {
  const points = places.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]);
  const [first] = points;
  const view =
    points.length > 1
      ? { bounds: points, boundsOptions: { padding: AROUND_PX } }
      : { center: first ?? GHANA, zoom: first ? STREET_ZOOM : COUNTRY_ZOOM };
  return (
    <MapContainer className="map" {...view} scrollWheelZoom={false}>
      <TileLayer url={TILE_URL} attribution={ATTRIBUTION} />
      {onPick && <PickByClick onPick={onPick} />}
      {places.map(({ id, latitude, longitude, label }) => (
        <Marker
          key={id}
          position={[latitude, longitude]}
          icon={pin}
          title={label}
          alt={label}
          draggable={onPick !== undefined}
          eventHandlers={{
            dragend: ({ target }) => {
              const { lat, lng } = target.getLatLng() as { lat: number; lng: number };
              onPick?.(lat, lng);
            },
          }}
        >
          {!onPick && <Popup>{label}</Popup>}
        </Marker>
      ))}
    </MapContainer>
  );
}

function PickByClick({ onPick }: { onPick: (latitude: number, longitude: number) => void }) {
  useMapEvents({
    click: ({ latlng }) => {
      onPick(latlng.lat, latlng.lng);
    },
  });
  return null;
}
